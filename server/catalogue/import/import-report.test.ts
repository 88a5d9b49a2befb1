import { expect, test } from 'vitest';

import { reportCell } from './import-report.ts';

test.each([
  ["=cmd|' /C calc'!A0", `"'=cmd|' /C calc'!A0"`],
  ['+1', `"'+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['-5.00', `"'-5.00"`],
  ['\t=1', `"'=1"`],
  ['\u200b=1', `"'=1"`],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines\u0000', 'two lines'],
  ['plain', 'plain'],
])('%j stands in the report as %s', (text, cell) => {
  expect(reportCell(text)).toBe(cell);
});
