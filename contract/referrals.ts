/** Refer to friends: whom a shopper invited, who invited them, and invitations by e-mail (account.md sections 2, 3 and 7; remaining.md LO 11 to 16). */
import { defineCall } from './call.ts';
import { BODY_LENGTH, SUBJECT_LENGTH } from './rules/friend-addresses.ts';
import { isStatusOneSuccess } from './success.ts';
import { bool, integer, list, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });
const nothing = record({});
const online = { auth: 'user', offline: 'online', invented: true } as const;

const invitedFriend = record({
  firstName: ['firstName', text(80)],
  lastName: ['lastName', text(80)],
  /** How many of theirs were delivered, each with what was added to it. */
  orders: ['orders', number],
});

const myReferrals = record({
  /** Who named the shopper, the newest first. */
  friends: ['referralList', list(invitedFriend, 1000)],
  /** The code of whoever invited the shopper; null where nobody is named. */
  referrerCode: ['refereeCode', nullable(text(20))],
  /** Until their first order is delivered. */
  canChangeReferrer: ['canUpdateReferee', bool],
  /** What each order of a friend brings. */
  pointsPerOrder: ['referralPoints', number],
});
export type MyReferrals = Decoded<typeof myReferrals>;

export const readReferrals = defineCall({
  ...online,
  name: 'referrals.read',
  method: 'GET',
  path: '/accountinfo/GetMyReferrals',
  input: nothing,
  answer: myReferrals,
  summary: 'Whom the shopper invited, who invited them, and what an order of a friend brings',
});

export const updateReferee = defineCall({
  ...online,
  name: 'referrals.updateReferee',
  method: 'POST',
  path: '/accountinfo/UpdateReferee',
  input: record({ code: ['docno', text(60)] }),
  answer: nothing,
  summary: 'Names who invited the shopper, by their customer code',
});

const invitation = record({
  /** Addresses with commas between them. */
  to: ['toEmail', text(3000)],
  /** One line. */
  subject: ['subject', text(SUBJECT_LENGTH)],
  body: ['body', text(BODY_LENGTH)],
  /** Of what the shop writes around it. */
  language: ['language', withDefault(oneOf(['en', 'ar']), 'en')],
});
export type AskedInvitation = Decoded<typeof invitation>;

export const sendInvitation = defineCall({
  ...online,
  name: 'referrals.sendEmail',
  method: 'POST',
  path: '/accountinfo/SendSupportEmail',
  input: invitation,
  answer: nothing,
  succeedsWhen: isStatusOneSuccess,
  summary: 'Mails an invitation in the shopper’s own words to friends',
});

export const referralCalls = [readReferrals, updateReferee, sendInvitation] as const;
