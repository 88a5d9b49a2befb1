import { accountMessages } from '#contract/messages/account.ts';
import type { Sentence } from '#contract/messages/sentence.ts';

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

/** What is wrong with it before it is sent (account.md section 5, Password change); null where nothing is. */
export function passwordChangeProblem({ oldPassword, newPassword, confirmation }: PasswordChange): Problem | null {
  if (newPassword !== confirmation) return { sentence: accountMessages.passwordMismatch, field: 'confirmation' };
  if (newPassword === oldPassword) return { sentence: accountMessages.passwordSame, field: 'newPassword' };
  return null;
}
