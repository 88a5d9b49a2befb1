/** The licence of each package that is shipped: one that lets us ship it, or looked at by hand (THIRD-PARTY-NOTICES.md). */
import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

const FREE = /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0)$/;
/** Sharp's picture library: a file of its own beside ours, which whoever installs the shop may replace by another. */
const BESIDE_OURS = /^@img\/sharp-/;
/** Their package.json names no licence; the file of it in the package does. */
const BY_FILE: Readonly<Record<string, RegExp>> = { 'png-js': /^MIT License\n/ };

interface Locked {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly license?: string }>>;
}

function isFree(licence: string): boolean {
  return licence.split(' AND ').every((one) => FREE.test(one));
}

test('no package comes with terms that nobody has looked at', async () => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Locked;
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  expect(shipped.length).toBeGreaterThan(100);
  const odd = shipped
    .map(([path, { license }]) => ({ name: path.replace(/^.*node_modules\//, ''), licence: license ?? '' }))
    .filter(({ name, licence }) => !isFree(licence) && !BESIDE_OURS.test(name) && BY_FILE[name] === undefined);
  expect(odd).toEqual([]);
});

test.each(Object.entries(BY_FILE))('%s says its own in a file', async (name, words) => {
  expect(await readFile(`node_modules/${name}/LICENSE`, 'utf8')).toMatch(words);
});

test('what the shop is made of is named in the notices', async () => {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: object };
  const notices = await readFile('THIRD-PARTY-NOTICES.md', 'utf8');
  expect(Object.keys(dependencies).filter((name) => !notices.includes(name))).toEqual([]);
});
