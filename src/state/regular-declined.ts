/** "No marks it declined" (account.md section 4, Thank-you page): by order, in localStorage, erased at sign-out. The prompt is asked once. */
import { deviceUser } from './session.ts';

const nameOf = (docno: number): string => `zad.regular-declined.${deviceUser()?.id ?? 0}.${docno}`;

export function isRegularDeclined(docno: number): boolean {
  return localStorage.getItem(nameOf(docno)) !== null;
}

export function declineRegular(docno: number): void {
  try {
    localStorage.setItem(nameOf(docno), '1');
  } catch {
    // No room: it is asked once more.
  }
}
