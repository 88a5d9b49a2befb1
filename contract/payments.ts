/** Paying a document (account.md sections 4 and 7; remaining.md PAY). No call takes a card number or a CVV: a body with one is refused. */
import { defineCall } from './call.ts';
import { DEVICE_WALLETS } from './device-wallets.ts';
import { doctypeOf } from './doctypes.ts';
import { bool, fils, integer, list, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { codec, record, WireError, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });
const nothing = record({});
const online = { auth: 'user', offline: 'online' } as const;

/** remaining.md C2: what is paid is an order that was prepared, or any other bill. */
const doctype = doctypeOf(['PRO', 'PBO']);
const ofDocument = { docno: ['Docno', number], doctype: ['Doctype', doctype] } as const;
const device = {
  device: ['deviceType', withDefault(oneOf(['WEB']), 'WEB')],
  source: ['source', withDefault(oneOf(['WEB']), 'WEB')],
} as const;
/** Invented: what the provider's pages are written in. */
const language = ['language', withDefault(oneOf(['en', 'ar']), 'en')] as const;
/** The total that the screen showed: another one is refused, and never used (decisions.md 7). */
const shownTotal = ['orderAmount', withDefault(nullable(fils), null)] as const;
const sessionName = text(100);
/** The name of what was typed into the provider's form. A page that sends the card's number in its place is refused: it goes nowhere. */
const session = codec<string>(
  sessionName.schema,
  (value, path, reading) => {
    const name = sessionName.decode(value, path, reading);
    if (/^[\d\s-]{12,}$/.test(name)) throw new WireError(path, 'must not be a card number');
    return name;
  },
  (name) => name,
);

/** decisions.md 9, and two words of ours: the provider has not answered yet; the shopper stopped it. */
export const OUTCOMES = [
  'AUTHORISED',
  'CAPTURED',
  'FAILED',
  'THREE_DS_FAILURE',
  'AWAIT_3DS',
  'UNKNOWN',
  'ABANDONED',
] as const;

const outcome = record({
  outcome: ['paymentStatus', oneOf(OUTCOMES)],
  /** What the provider's SDK goes on with where a challenge is awaited, as JSON; empty otherwise. */
  challenge: ['threeDs', withDefault(text(20_000), '')],
  /** Where the thank-you page of it is; empty until it is paid. */
  orderDoctype: ['orderDoctype', withDefault(text(3), '')],
  orderDocno: ['orderDocno', withDefault(number, 0)],
});
export type PaymentOutcome = Decoded<typeof outcome>;

const newCard = record({
  ...ofDocument,
  sessionId: ['sessionId', session],
  payType: ['pay_type', oneOf(['NEW CARD'])],
  savesCard: ['saveCardToken', withDefault(bool, false)],
  language,
  shownTotal,
  ...device,
});

export type NewCardPayment = Decoded<typeof newCard>;

export const payByNewCard = defineCall({
  ...online,
  name: 'payments.payByNewCard',
  method: 'POST',
  path: '/PaymentGatewayAPI/PaybyNIGet3DV2',
  input: newCard,
  answer: outcome,
  summary: 'Pays a prepared order with a card that was typed into the provider’s form',
});

export const payBillByNewCard = defineCall({
  ...online,
  name: 'payments.payBillByNewCard',
  method: 'POST',
  path: '/PaymentGatewayAPI/PaybyNIGet3D',
  input: newCard,
  answer: outcome,
  summary: 'Pays any other bill with a card that was typed into the provider’s form',
});

export const payBySavedCard = defineCall({
  ...online,
  name: 'payments.payBySavedCard',
  method: 'POST',
  path: '/PaymentGatewayAPI/PaybynGeniusSavedTokenV2',
  input: record({
    ...ofDocument,
    cardToken: ['cardToken', text(60)],
    /** Of the CVV, typed into the provider's field; null where the provider asks for none. */
    sessionId: ['sessionId', withDefault(nullable(session), null)],
    payType: ['pay_type', oneOf(['SAVED CARD'])],
    language,
    shownTotal,
    ...device,
  }),
  answer: outcome,
  summary: 'Pays with a card that is kept',
});

export const payByWallet = defineCall({
  ...online,
  invented: true,
  name: 'payments.payByWallet',
  method: 'POST',
  path: '/PaymentGatewayAPI/PaybyWallet',
  input: record({ ...ofDocument, payType: ['pay_type', oneOf(['BY WALLET'])], shownTotal, ...device }),
  answer: outcome,
  summary: 'Pays with the wallet, which must cover all of it',
});

const asked = { input: record({ ...ofDocument, ...device }), answer: outcome } as const;

export const finishChallenge = defineCall({
  ...online,
  ...asked,
  name: 'payments.finishChallenge',
  method: 'POST',
  path: '/PaymentGatewayAPI/paybyngeniusresultV2',
  summary: 'After the challenge: asks the provider how the payment of a prepared order ended',
});

export const finishBillChallenge = defineCall({
  ...online,
  ...asked,
  name: 'payments.finishBillChallenge',
  method: 'POST',
  path: '/PaymentGatewayAPI/paytopbongeniusresult',
  summary: 'After the challenge: asks the provider how the payment of another bill ended',
});

export const readPaymentStatus = defineCall({
  ...online,
  ...asked,
  name: 'payments.readStatus',
  method: 'POST',
  path: '/PaymentGatewayAPI/orderpaymentstatusV2',
  summary: 'How the payment of a document stands, as the provider says',
});

export const stopPayment = defineCall({
  ...online,
  ...asked,
  invented: true,
  name: 'payments.stop',
  method: 'POST',
  path: '/PaymentGatewayAPI/StopPayment',
  summary: 'Stops a payment that is under way; what the provider says of it later is given back',
});

export const CARD_SCHEMES = ['visa', 'mastercard', 'amex', 'driversclub'] as const;

export const readSavedCards = defineCall({
  ...online,
  invented: true,
  name: 'payments.readSavedCards',
  method: 'GET',
  path: '/PaymentGatewayAPI/SavedCards',
  input: nothing,
  answer: record({
    cards: [
      'cardList',
      list(
        record({
          token: ['cardToken', text(60)],
          scheme: ['scheme', oneOf(CARD_SCHEMES)],
          maskedPan: ['maskedPan', text(30)],
          expiry: ['expiry', text(7)],
        }),
        50,
      ),
    ],
    /** Whether the provider has a field of its own for the CVV of a kept card. */
    hasCvvField: ['cvvSession', bool],
    /** Device wallets that the shop has switched on and its provider can do; an older server names none. */
    wallets: ['deviceWallets', withDefault(list(oneOf(DEVICE_WALLETS), 10), [])],
  }),
  summary: 'The cards that the provider keeps for the shopper',
});

export const removeSavedCard = defineCall({
  ...online,
  invented: true,
  name: 'payments.removeSavedCard',
  method: 'POST',
  path: '/PaymentGatewayAPI/RemoveSavedCard',
  input: record({ token: ['cardToken', text(60)] }),
  answer: nothing,
  summary: 'Forgets a card, here and at the provider',
});

export const paymentCalls = [
  payByNewCard,
  payBillByNewCard,
  payBySavedCard,
  payByWallet,
  finishChallenge,
  finishBillChallenge,
  readPaymentStatus,
  stopPayment,
  readSavedCards,
  removeSavedCard,
] as const;
