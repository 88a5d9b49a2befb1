import { expect, test } from 'vitest';

import { passwordChangeProblem } from './password-change.ts';

test.each([
  ['old one', 'new one', 'new two', 'Password and confirmation password do not match', 'confirmation'],
  ['old one', 'old one', 'old one', 'Please choose a different password', 'newPassword'],
  ['old one', 'old one', 'old two', 'Password and confirmation password do not match', 'confirmation'],
  ['old one', 'new one', 'new one', undefined, undefined],
  ['old one', 'Old one', 'Old one', undefined, undefined],
])('%j to %j, confirmed by %j', (oldPassword, newPassword, confirmation, sentence, field) => {
  const problem = passwordChangeProblem({ oldPassword, newPassword, confirmation });
  expect(problem?.sentence[0]).toBe(sentence);
  expect(problem?.field).toBe(field);
});
