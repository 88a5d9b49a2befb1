import { expect, test } from 'vitest';

import { passwordChangeProblems } from './password-change.ts';

const SHORT = ["Password isn't long enough, minimum of 6 characters", 'newPassword'];
const SAME = ['Please choose a different password', 'newPassword'];
const MISMATCH = ['Password and confirmation password do not match', 'confirmation'];

test.each([
  ['old one', 'new one', 'new two', [MISMATCH]],
  ['old one', 'old one', 'old one', [SAME]],
  ['old one', 'old one', 'old two', [SAME, MISMATCH]],
  ['old one', 'abc', 'abd', [SHORT, MISMATCH]],
  ['abc', 'abc', 'abc', [SHORT]],
  ['old one', 'new one', 'new one', []],
  ['old one', 'Old one', 'Old one', []],
])('%j to %j, confirmed by %j', (oldPassword, newPassword, confirmation, said) => {
  const problems = passwordChangeProblems({ oldPassword, newPassword, confirmation });
  expect(problems.map(({ sentence, field }) => [sentence[0], field])).toEqual(said);
});
