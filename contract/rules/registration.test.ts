import { expect, test } from 'vitest';

import { sessionMessages } from '#contract/messages/session.ts';

import { phoneProblem, registrationProblem, registrationProblems } from './registration.ts';

const right = { firstName: 'Sara', email: 'sara@example.ae', phone: '501234567', password: 'camel-7', code: '123456' };

test('nothing is wrong with a whole registration', () => expect(registrationProblem(right)).toBeNull());

test('the checks come in the order of the specification', () => {
  const wrong = { firstName: ' ', email: 'sara', phone: '12', password: '', code: '' };
  const order = [];
  for (const fix of [
    { password: 'a' },
    { firstName: 'S' },
    { code: '1' },
    { email: 'a@b.ae' },
    { phone: '0501234567' },
  ]) {
    order.push(registrationProblem(wrong)?.sentence[0]);
    Object.assign(wrong, fix);
  }
  order.push(registrationProblem(wrong)?.sentence[0]);
  expect(order).toEqual([
    'Password Should be entered',
    'Name Should be entered',
    'Verification Code Should be entered',
    'Invalid Email ID',
    'Invalid Phone Number (Please Enter a UAE Number)',
    "Password isn't long enough, minimum of 6 characters",
  ]);
});

test('everything that is wrong is told at once, a field once, in the order of the specification', () => {
  const empty = { firstName: '', email: '', phone: '', password: '', code: '' };
  expect(registrationProblems(empty).map(({ field }) => field)).toEqual([
    'password',
    'firstName',
    'code',
    'email',
    'phone',
  ]);
  expect(registrationProblems({ ...empty, password: 'short' }).at(-1)).toEqual({
    field: 'password',
    sentence: sessionMessages.passwordShort,
  });
  expect(registrationProblems(right)).toEqual([]);
});

test('spaces alone are no code, and spaces around an e-mail are none of it; six characters are long enough', () => {
  expect(registrationProblem({ ...right, code: ' ' })?.field).toBe('code');
  expect(registrationProblem({ ...right, email: ' sara@example.ae ' })).toBeNull();
  expect(registrationProblem({ ...right, password: '123456' })).toBeNull();
});

test('a code needs a number, and one of the Emirates', () => {
  expect(phoneProblem('')).toBe(sessionMessages.phoneMissing);
  expect(phoneProblem('12345')).toBe(sessionMessages.invalidPhone);
  expect(phoneProblem('٥٠١٢٣٤٥٦٧')).toBeNull();
});
