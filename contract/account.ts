import { loyaltyAccount } from './account-points.ts';
/** The shopper's account: profile, tier, side menu, password, leaving (account.md sections 3 and 7). */
import { defineCall } from './call.ts';
import { menuItem } from './side-menu.ts';
import { isMessageSuccess } from './success.ts';
import { bool, freeform, integer, list, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const nothing = record({});

/** How the bags come. */
export const PACKING_OPTIONS = ['bags', 'boxes', 'reusable'] as const;
/** What is done where a product is out of stock. */
export const ALTERNATIVE_PREFERENCES = ['call', 'similar', 'none'] as const;

/** What the shopper may change. */
const editable = {
  firstName: ['userFirstName', text(80)],
  lastName: ['userLastName', text(80)],
  alternateEmail: ['userAlternateEmail', text(254)],
  alternateMobile: ['userAlternateMobile', text(40)],
  discountCoupon: ['userDefaultDiscountCoupon', text(40)],
  packing: ['userPackingOption', oneOf(PACKING_OPTIONS)],
  printsInvoice: ['userPrintInvoice', bool],
  alternative: ['userProductAlternate', oneOf(ALTERNATIVE_PREFERENCES)],
} as const;

export const profile = record({
  docType: ['userDocType', oneOf(['USR'])],
  id: ['userDocNo', integer({ min: 1 })],
  ...editable,
  /** Empty where a social provider confirmed none. */
  email: ['userEmail', text(254)],
  /** Ours: whether a code or a provider proved the e-mail. True where a server says nothing of it. */
  isEmailProved: ['userEmailProved', withDefault(bool, true)],
  /** E.164; null where a social provider made the account and no number was proved. */
  mobile: ['userMobile', nullable(text(40))],
  /** Ours: false where only a social provider lets the shopper in. */
  hasPassword: ['userHasPassword', bool],
  /** Ours: the consent to offers by mail, apart from everything else (uae.md, Privacy). */
  wantsOffers: ['userWantsOffers', bool],
});
export type Profile = Decoded<typeof profile>;

/** The profile's fields. E-mail and mobile may be sent back as they came: another value is refused. */
export const profileChange = record({
  docType: ['userDocType', withDefault(nullable(oneOf(['USR'])), null)],
  id: ['userDocNo', withDefault(nullable(integer({ min: 1 })), null)],
  ...editable,
  email: ['userEmail', withDefault(nullable(text(254)), null)],
  mobile: ['userMobile', withDefault(nullable(text(40)), null)],
  wantsOffers: ['userWantsOffers', withDefault(nullable(bool), null)],
});
export type ProfileChange = Decoded<typeof profileChange>;

const shared = { auth: 'user', offline: 'online', invented: true } as const;

export const getMyProfile = defineCall({
  ...shared,
  name: 'account.getMyProfile',
  method: 'GET',
  path: '/accountinfo/getmyprofile',
  input: nothing,
  answer: profile,
  summary: 'The signed-in shopper’s profile',
});

export const updateMyProfile = defineCall({
  ...shared,
  name: 'account.updateMyProfile',
  method: 'POST',
  path: '/accountinfo/updatemyprofile',
  succeedsWhen: isMessageSuccess,
  input: profileChange,
  answer: nothing,
  summary: 'Changes the profile; e-mail and mobile are locked',
});

export const changePassword = defineCall({
  ...shared,
  name: 'account.changePassword',
  method: 'POST',
  path: '/accountinfo/changepassword',
  input: record({ oldPassword: ['oldPassword', text(1000)], newPassword: ['newPassword', text(1000)] }),
  answer: nothing,
  summary: 'Sets another password; every session of the account ends, this one too',
});

export const sendDeleteCode = defineCall({
  ...shared,
  name: 'account.sendDeleteCode',
  method: 'POST',
  path: '/accountinfo/senddeletecode',
  input: nothing,
  answer: nothing,
  summary: 'Mails the code that stands for the password where an account without one is to be deleted',
});

export const deleteAccount = defineCall({
  ...shared,
  name: 'account.deleteAccount',
  method: 'POST',
  path: '/accountinfo/deleteaccount',
  input: record({
    email: ['Email', text(254)],
    /** For an account without one: the code that sendDeleteCode mailed; empty where it has no e-mail either. */
    password: ['Password', text(1000)],
  }),
  answer: nothing,
  summary: 'Erases the account for good',
});

export const readPoints = defineCall({
  ...shared,
  name: 'account.readPoints',
  method: 'GET',
  path: '/accountinfo/accountpoints',
  input: nothing,
  answer: loyaltyAccount,
  summary: 'The account’s tier, its points and what is missing to the next tier',
});

export const readSideMenu = defineCall({
  ...shared,
  name: 'account.readSideMenu',
  method: 'GET',
  path: '/accountinfo/sidemenu',
  input: record({ device: ['deviceType', oneOf(['mobile', 'web'])] }),
  answer: record({ groups: ['menuGroups', list(menuItem, 100)] }),
  summary: 'The account’s side menu: groups of entries, by device type',
});

export const exportMyData = defineCall({
  ...shared,
  name: 'account.exportMyData',
  method: 'GET',
  path: '/accountinfo/exportmydata',
  input: nothing,
  answer: record({
    /** ISO time. */
    madeAt: ['exportedAt', text(40)],
    /** By what it is about: profile, signIns, addresses... */
    data: ['data', freeform],
  }),
  summary: 'Everything the shop holds of the shopper, as a file',
});

export const accountCalls = [
  getMyProfile,
  updateMyProfile,
  changePassword,
  sendDeleteCode,
  deleteAccount,
  readPoints,
  readSideMenu,
  exportMyData,
] as const;
