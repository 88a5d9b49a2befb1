import { accountMessages } from '#contract/messages/account.ts';
import type { Sentence } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';

import { PASSWORD_MIN } from './password.ts';

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmation: string;
}

interface Problem {
  readonly sentence: Sentence;
  /** The one to type again. */
  readonly field: keyof PasswordChange;
}

/** What is wrong with it before it is sent (account.md section 5, Password change; section 9 has the least length): at most one thing a field, all at once. */
export function passwordChangeProblems({ oldPassword, newPassword, confirmation }: PasswordChange): Problem[] {
  const problems: Problem[] = [];
  if (newPassword.length < PASSWORD_MIN)
    problems.push({ sentence: sessionMessages.passwordShort, field: 'newPassword' });
  else if (newPassword === oldPassword) problems.push({ sentence: accountMessages.passwordSame, field: 'newPassword' });
  if (newPassword !== confirmation)
    problems.push({ sentence: accountMessages.passwordMismatch, field: 'confirmation' });
  return problems;
}
