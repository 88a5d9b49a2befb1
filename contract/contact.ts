/** How the shopper is reached: proving the e-mail, and adding or changing a number or an e-mail (decisions.md 28). All of it is ours. */
import { defineCall } from './call.ts';
import { text, withDefault } from './wire-types.ts';
import { record } from './wire.ts';

const nothing = record({});
const shared = { method: 'POST', answer: nothing, auth: 'user', offline: 'online', invented: true } as const;

/** The account's password, where it has one: needed for a new way into the account. */
const password = ['Password', withDefault(text(1000), '')] as const;

export const sendEmailCode = defineCall({
  ...shared,
  name: 'account.sendEmailCode',
  path: '/accountinfo/sendemailcode',
  input: record({ email: ['userEmail', text(254)] }),
  summary: 'Mails the code that proves an e-mail: the account’s own, or a new one where it has none',
});

export const proveEmail = defineCall({
  ...shared,
  name: 'account.proveEmail',
  path: '/accountinfo/proveemail',
  input: record({ email: ['userEmail', text(254)], code: ['Code', text(20)], password }),
  summary: 'Proves the e-mail; accounts that hold it without a proof lose it',
});

export const sendMobileCode = defineCall({
  ...shared,
  name: 'account.sendMobileCode',
  path: '/accountinfo/sendmobilecode',
  input: record({ phone: ['phonenumber', text(40)] }),
  summary: 'Sends the code that proves a new mobile number',
});

export const changeMobile = defineCall({
  ...shared,
  name: 'account.changeMobile',
  path: '/accountinfo/changemobile',
  input: record({ phone: ['phonenumber', text(40)], code: ['Code', text(20)], password }),
  summary: 'Gives the account its number, or another one',
});

export const contactCalls = [sendEmailCode, proveEmail, sendMobileCode, changeMobile] as const;
