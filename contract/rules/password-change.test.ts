import { expect, test } from 'vitest';

import { passwordChangeProblem } from './password-change.ts';

test.each([
  ['old one', 'new one', 'new two', 'Password and confirmation password do not match'],
  ['old one', 'old one', 'old one', 'Please choose a different password'],
  ['old one', 'old one', 'old two', 'Password and confirmation password do not match'],
  ['old one', 'new one', 'new one', undefined],
  ['old one', 'Old one', 'Old one', undefined],
])('%j to %j, confirmed by %j', (oldPassword, newPassword, confirmation, sentence) => {
  expect(passwordChangeProblem({ oldPassword, newPassword, confirmation })?.[0]).toBe(sentence);
});
