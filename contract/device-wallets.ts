/** Paying with a device's own wallet, which has a sheet of its own (account.md sections 4 and 7; remaining.md PAY 14 to 17). */
import { defineCall } from './call.ts';
import { doctypeOf } from './doctypes.ts';
import { fils, integer, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

/** The device maker's, and the one that only some browsers know. */
export const DEVICE_WALLETS = ['samsung', 'apple'] as const;
export type DeviceWallet = (typeof DEVICE_WALLETS)[number];

/** What the wallet's SDK opens its sheet with. */
const walletOrder = record({
  id: ['id', text(100)],
  href: ['href', text(500)],
  serviceId: ['serviceId', text(100)],
  callbackUrl: ['callbackUrl', text(500)],
  cancelUrl: ['cancelUrl', text(500)],
  encryption: [
    'encInfo',
    record({ modulus: ['mod', text(2000)], exponent: ['exp', text(20)], keyId: ['keyId', text(100)] }),
  ],
});

/** What a payment that waits for its wallet's sheet is continued with, where that of a card has its challenge. */
export const walletChallenge = record({ wallet: ['wallet', oneOf(DEVICE_WALLETS)], order: ['order', walletOrder] });
export type WalletChallenge = Decoded<typeof walletChallenge>;

const ofDocument = {
  docno: ['pi_docno', integer({ min: 0, max: 2_147_483_647 })],
  doctype: ['pi_doctype', doctypeOf(['PRO', 'PBO'])],
  /** The total that the screen showed: another one is refused, and never used (decisions.md 7). */
  shownTotal: ['orderAmount', withDefault(nullable(fils), null)],
  device: ['deviceType', withDefault(oneOf(['WEB']), 'WEB')],
  source: ['source', withDefault(oneOf(['WEB']), 'WEB')],
  language: ['language', withDefault(oneOf(['en', 'ar']), 'en')],
  payType: ['pay_type', oneOf(['NEW CARD'])],
} as const;

const answer = record({ order: ['order', walletOrder] });

export const payBySamsung = defineCall({
  auth: 'user',
  offline: 'online',
  name: 'payments.payBySamsung',
  method: 'POST',
  path: '/paymentgatewayapi/PaybySamsungPayWEB',
  input: record({
    ...ofDocument,
    /** Pages of the shop, in either language: /checkout and /samsung-success. Others are refused; in the answer the shop writes its own. */
    returns: ['samsungPayWeb', record({ cancelUrl: ['cancelUrl', text(300)], successUrl: ['successUrl', text(300)] })],
  }),
  answer,
  summary: 'Begins to pay with the device maker’s wallet; answers what its sheet is opened with',
});

export const payByAppleWallet = defineCall({
  auth: 'user',
  offline: 'online',
  invented: true,
  name: 'payments.payByAppleWallet',
  method: 'POST',
  path: '/PaymentGatewayAPI/PaybyApplePayWEB',
  input: record(ofDocument),
  answer,
  summary: 'Begins to pay with the wallet that only some browsers know; answers what its sheet is opened with',
});

export const deviceWalletCalls = [payBySamsung, payByAppleWallet] as const;
