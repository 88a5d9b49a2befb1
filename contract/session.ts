/** Who the shopper is: signing in and out, registering, one-time codes, forgot password (account.md section 7, storefront.md section 7). */
import { defineCall } from './call.ts';
import { sessionUserShape } from './session-user.ts';
import { bool, integer, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { record } from './wire.ts';

const nothing = record({});

const signedIn = record({ user: ['user', sessionUserShape] });

export const logIn = defineCall({
  name: 'session.logIn',
  method: 'POST',
  path: '/accountinfo/login',
  input: record({ email: ['email', text(254)], password: ['password', text(1000)] }),
  answer: signedIn,
  auth: 'guest',
  offline: 'online',
  invented: true,
  summary: 'Signs in with e-mail and password; the session is a cookie',
});

export const logInSocially = defineCall({
  name: 'session.logInSocially',
  method: 'POST',
  path: '/accountinfo/sociallogin',
  input: record({ idToken: ['idToken', text(8000)] }),
  answer: signedIn,
  auth: 'guest',
  offline: 'online',
  invented: true,
  summary: 'Signs in with the ID token of a social identity provider; the first time makes the account',
});

export const readIdentityConfig = defineCall({
  name: 'session.readIdentityConfig',
  method: 'GET',
  path: '/accountinfo/identityconfig',
  input: nothing,
  answer: record({
    projectId: ['projectId', text(200)],
    apiKey: ['apiKey', text(200)],
    authDomain: ['authDomain', text(260)],
    isEmbedded: ['isEmbedded', bool],
  }),
  auth: 'guest',
  offline: 'online',
  invented: true,
  summary: 'Where the social providers are reached; nothing in it is secret',
});

export const logOut = defineCall({
  name: 'session.logOut',
  method: 'POST',
  path: '/accountinfo/logout',
  input: record({ everywhere: ['everywhere', withDefault(bool, false)] }),
  answer: nothing,
  auth: 'guest',
  offline: 'online',
  invented: true,
  outlivesPage: true,
  summary: 'Ends this session, or all of the shopper’s; without one there is nothing to do',
});

export const readSession = defineCall({
  name: 'session.read',
  method: 'GET',
  path: '/accountinfo/session',
  input: nothing,
  answer: record({ user: ['user', nullable(sessionUserShape)] }),
  auth: 'guest',
  offline: 'online',
  invented: true,
  summary: 'Who is signed in here; null for a guest',
});

/** account.md section 7: both take sendtotype "toMobile", the number and code "0". */
const toMobile = record({
  sendTo: ['sendtotype', oneOf(['toMobile'])],
  phone: ['phonenumber', text(40)],
  code: ['code', oneOf(['0'])],
});

export const checkMobile = defineCall({
  name: 'session.checkMobile',
  method: 'POST',
  path: '/accountinfo/checkmobilenum',
  input: toMobile,
  answer: nothing,
  auth: 'guest',
  offline: 'online',
  summary: 'Whether a phone number may register',
});

export const sendCode = defineCall({
  name: 'session.sendCode',
  method: 'POST',
  path: '/accountinfo/SendOTP',
  input: toMobile,
  answer: nothing,
  auth: 'guest',
  offline: 'online',
  summary: 'Sends the one-time code for registering to a phone number',
});

export const signUp = defineCall({
  name: 'session.signUp',
  method: 'POST',
  path: '/accountinfo/signup',
  input: record({
    firstName: ['firstname', text(80)],
    email: ['email', text(254)],
    phone: ['cellphone', text(40)],
    password: ['password', text(1000)],
    code: ['providerCode', text(20)],
    source: ['source', oneOf(['WEB'])],
    status: ['status', integer({ min: 1, max: 1 })],
  }),
  answer: nothing,
  auth: 'guest',
  offline: 'online',
  summary: 'Makes an account; the phone number is proved by the code sent to it',
});

export const sendResetCode = defineCall({
  name: 'session.sendResetCode',
  method: 'POST',
  path: '/accountinfo/SendOTPforPass',
  input: record({ email: ['emailID', text(254)] }),
  answer: nothing,
  auth: 'guest',
  offline: 'online',
  summary: 'Sends a one-time code for a new password; answers alike for known and unknown e-mails',
});

export const verifyResetCode = defineCall({
  name: 'session.verifyResetCode',
  method: 'POST',
  path: '/accountinfo/VerifyOTPPass',
  input: record({ email: ['emailID', text(254)], code: ['Code', text(20)] }),
  answer: nothing,
  auth: 'guest',
  offline: 'online',
  summary: 'Whether the code for a new password is the one that was sent',
});

export const resetPassword = defineCall({
  name: 'session.resetPassword',
  method: 'POST',
  path: '/accountinfo/ResetNewPass',
  input: record({
    password: ['NewPassword', text(1000)],
    email: ['UserEmail', text(254)],
    code: ['VerificationCode', text(20)],
  }),
  answer: nothing,
  auth: 'guest',
  offline: 'online',
  summary: 'Sets a new password with the code that was sent; every session of the account ends',
});

export const sessionCalls = [
  logIn,
  logInSocially,
  readIdentityConfig,
  logOut,
  readSession,
  checkMobile,
  sendCode,
  signUp,
  sendResetCode,
  verifyResetCode,
  resetPassword,
] as const;
