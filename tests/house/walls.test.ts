import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';

import { afterEach, expect, test } from 'vitest';

/** Beside the room it breaks, so that the table sees it as it would see any file. */
const CANARY = 'src/lib/canary-breach.ts';

function walls(): { code: number | null; output: string } {
  const result = spawnSync(
    'npx',
    ['--no-install', 'depcruise', '--config', 'tests/house/walls.cjs', 'contract', 'src/lib', 'src/net'],
    {
      encoding: 'utf8',
    },
  );
  return { code: result.status, output: result.stdout };
}

afterEach(() => rmSync(CANARY, { force: true }));

test('the walls turn red at a planted breach, and say which', () => {
  writeFileSync(CANARY, "import { createApi } from '#src/net/api.ts';\n\nexport const breach = createApi;\n");
  const { code, output } = walls();
  expect(output).toContain('src/lib stays in its room: src/lib/canary-breach.ts');
  expect(code).not.toBe(0);
}, 60_000);

test('the walls read real modules', () => {
  const { output } = walls();
  expect(Number(/(\d+) modules/.exec(output)?.[1])).toBeGreaterThan(10);
}, 60_000);
