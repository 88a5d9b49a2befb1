import { accountMessages } from '#contract/messages/account.ts';
import type { Sentence } from '#contract/messages/sentence.ts';

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmation: string;
}

/** What is wrong with it before it is sent (account.md section 5, Password change); null where nothing is. */
export function passwordChangeProblem({ oldPassword, newPassword, confirmation }: PasswordChange): Sentence | null {
  if (newPassword !== confirmation) return accountMessages.passwordMismatch;
  if (newPassword === oldPassword) return accountMessages.passwordSame;
  return null;
}
