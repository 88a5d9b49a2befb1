import { expect, test } from 'vitest';

import { readMutants } from './read-mutants.ts';

const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
});

test('counts what was noticed, and says each survivor with its place', () => {
  const { table, survivors } = readMutants({
    files: {
      'contract/rules/tier.ts': {
        source: 'first\nif (points > 10) give();\n',
        mutants: [
          { mutatorName: 'EqualityOperator', replacement: 'points >= 10', status: 'Survived', location: at(2, 5, 16) },
          { mutatorName: 'BlockStatement', replacement: '{}', status: 'Killed', location: at(2, 1, 5) },
          { mutatorName: 'BlockStatement', replacement: '{}', status: 'Timeout', location: at(2, 1, 5) },
          { mutatorName: 'BlockStatement', replacement: '{}', status: 'NoCoverage', location: at(1, 1, 6) },
          { mutatorName: 'Regex', status: 'Ignored', location: at(1, 1, 6) },
        ],
      },
    },
  });
  expect(survivors).toEqual([
    'contract/rules/tier.ts:2 points > 10 -> points >= 10',
    'contract/rules/tier.ts:1 not run by any test: first -> {}',
  ]);
  expect(table.at(-1)).toMatch(/together +2\/4 +50\.0 %/);
});
