/** account.md section 5, Registration: what is checked, in this order, on both sides. */
import type { Sentence } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';

import { isEmail } from './email.ts';
import { PASSWORD_MIN } from './password.ts';
import { isUaePhone, withPrefix } from './phone.ts';

export interface Registration {
  firstName: string;
  email: string;
  /** However it is typed. */
  phone: string;
  password: string;
  code: string;
}

export interface Problem {
  field: keyof Registration;
  sentence: Sentence;
}

/** Everything that is wrong, in the order of the specification; at most one for a field. */
export function registrationProblems(input: Registration): Problem[] {
  const checks: readonly [isWrong: boolean, field: keyof Registration, sentence: Sentence][] = [
    [input.password === '', 'password', sessionMessages.passwordMissing],
    [input.firstName.trim() === '', 'firstName', sessionMessages.nameMissing],
    [input.code.trim() === '', 'code', sessionMessages.codeMissing],
    [!isEmail(input.email.trim()), 'email', sessionMessages.invalidEmail],
    [!isUaePhone(withPrefix(input.phone)), 'phone', sessionMessages.invalidPhone],
    [input.password !== '' && input.password.length < PASSWORD_MIN, 'password', sessionMessages.passwordShort],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, field, sentence]) => ({ field, sentence }));
}

/** The first thing that is wrong; null where nothing is. */
export function registrationProblem(input: Registration): Problem | null {
  return registrationProblems(input)[0] ?? null;
}

/** What is wrong with a number that a code should be sent to. */
export function phoneProblem(written: string): Sentence | null {
  const phone = withPrefix(written);
  if (phone === '') return sessionMessages.phoneMissing;
  return isUaePhone(phone) ? null : sessionMessages.invalidPhone;
}
