import { getMyProfile, updateMyProfile, type Profile, type ProfileChange } from '#contract/account.ts';
import { accountMessages } from '#contract/messages/account.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { emailKey, isEmail } from '#contract/rules/email.ts';
import { isUaePhone, withPrefix } from '#contract/rules/phone.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import type { Desk } from '#server/session/desk.ts';
import type { User } from '#server/session/user-store.ts';

import { me } from './me.ts';
import { changeProfile, type ProfileColumns } from './store.ts';

/** account.md sections 3, 5 and 7: reading and changing the profile. */
export function profileCalls({ db }: Desk): Served[] {
  return [
    serveUser(getMyProfile, async (_input, { userId }) => profileOf(await me(db.orm, userId))),
    serveUser(updateMyProfile, async (change, caller) => {
      const mine = await me(db.orm, caller.userId);
      refuseLocked(change, mine);
      await changeProfile(db.orm, mine.id, columnsOf(change, mine));
      caller.log.info({ userId: mine.id }, 'profile changed');
      return {};
    }),
  ];
}

export function profileOf(mine: User): Profile {
  return {
    docType: 'USR',
    id: mine.id,
    firstName: mine.firstName,
    lastName: mine.lastName,
    email: mine.email,
    alternateEmail: mine.alternateEmail,
    isEmailProved: mine.emailVerifiedAt !== null,
    mobile: mine.mobile,
    alternateMobile: mine.alternateMobile,
    discountCoupon: mine.discountCoupon,
    packing: mine.packingOption,
    printsInvoice: mine.printsInvoice,
    alternative: mine.alternativePreference,
    hasPassword: mine.passwordHash !== null,
    wantsOffers: mine.wantsOffers,
  };
}

/** What identifies the account may come back as it was sent, and not otherwise (account.md section 5, Profile). */
function refuseLocked({ id, email, mobile }: ProfileChange, mine: User): void {
  const refuse = (field: string): never => {
    throw new Refusal('locked', accountMessages.notEditable[0], 422, field);
  };
  if (id !== null && id !== mine.id) refuse('userDocNo');
  if (email !== null && emailKey(email) !== (mine.emailKey ?? '')) refuse('userEmail');
  if (mobile !== null && withPrefix(mobile) !== (mine.mobile ?? '')) refuse('userMobile');
}

function columnsOf(change: ProfileChange, mine: User): ProfileColumns {
  const firstName = change.firstName.trim();
  const alternateEmail = change.alternateEmail.trim();
  if (firstName === '') throw new Refusal('invalid', sessionMessages.nameMissing[0], 422, 'userFirstName');
  if (alternateEmail !== '' && !isEmail(alternateEmail)) {
    throw new Refusal('invalid', sessionMessages.invalidEmail[0], 422, 'userAlternateEmail');
  }
  return {
    firstName,
    lastName: change.lastName.trim(),
    alternateEmail,
    alternateMobile: asStored(change.alternateMobile),
    discountCoupon: change.discountCoupon.trim(),
    packingOption: change.packing,
    printsInvoice: change.printsInvoice,
    alternativePreference: change.alternative,
    wantsOffers: change.wantsOffers ?? mine.wantsOffers,
  };
}

/** E.164 for a number of the Emirates; another one as it was written: the validity check is not enforced (section 5). */
function asStored(written: string): string {
  const phone = withPrefix(written);
  return isUaePhone(phone) ? phone : written.trim();
}
