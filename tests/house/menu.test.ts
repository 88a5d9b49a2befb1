/** Every entry of the account's side menu leads to a page: a route, a part of the account that has none, or a competition that is written. */
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { menuGroups } from '#server/account/menu-groups.ts';
import { findCompetition } from '#src/features/pages/find-competition.ts';

const parts = readFileSync('src/app/account-part.tsx', 'utf8');

async function leadsSomewhere(path: string): Promise<boolean> {
  const [page = ''] = path.split('?');
  const [first, second] = page.split('/');
  if (first === 'competition') return (await findCompetition(second ?? '')) !== undefined;
  return (
    existsSync(`src/routes/$locale.${page.replaceAll('/', '.')}.tsx`) ||
    (first === 'account' && new RegExp(`^  ${second}: async`, 'm').test(parts))
  );
}

test.each(['web', 'mobile'] as const)('on %s', async (device) => {
  const paths = menuGroups(device).flatMap(({ entries }) => entries.map(({ path }) => path ?? ''));
  expect(paths.filter((path) => path.startsWith('competition/'))).toHaveLength(1);
  expect(paths).toContain('account/myaccountpoints');
  const lost: string[] = [];
  for (const path of paths) if (!(await leadsSomewhere(path))) lost.push(path);
  expect(lost).toEqual([]);
});
