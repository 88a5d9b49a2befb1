/** Rating a delivery, and tips for its driver and picker (account.md sections 2, 4 and 7; remaining.md OA 13 to 16). */
import { defineCall } from './call.ts';
import { doctypeOf } from './doctypes.ts';
import { bilingual, bool, fils, integer, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });
const doctype = doctypeOf(['RSO']);
/** 1 to 5; null where none was given. */
export const stars = nullable(integer({ min: 1, max: 5 }));
const online = { auth: 'user', offline: 'online' } as const;

/** Fils that can be given: "0, 5, 10, 15" (account.md section 9). */
export const TIP_FILS = [0, 500, 1000, 1500] as const;

const ratingState = record({
  /** Fils that are there to be spent. */
  walletBalance: ['myWalletBalance', fils],
  driver: ['rateDriverName', bilingual(80)],
  picker: ['ratePickerName', bilingual(80)],
  doctype: ['rateDoctype', text(3)],
  docno: ['rateDocno', number],
  driverId: ['rateDriverDocno', number],
  pickerId: ['ratePickerDocno', number],
  /** Invented: false once it was rated, or its days are over. */
  canRate: ['canRate', bool],
  /** Invented: false once a tip was given, or is under way. */
  canTip: ['canTip', bool],
});
export type RatingState = Decoded<typeof ratingState>;

export const readRating = defineCall({
  ...online,
  invented: true,
  name: 'ratings.read',
  method: 'POST',
  path: '/accountinfo/GetDeliveryRating',
  input: record({ doctype: ['rateDoctype', doctype], docno: ['rateDocno', number] }),
  answer: ratingState,
  summary: 'What the rating dialog of a delivered order says',
});

/** Without stars and words it dismisses the rating, which can still be given. The tips named here move nothing, and are not kept (issue "Orders"). */
export const updateRating = defineCall({
  ...online,
  name: 'ratings.update',
  method: 'POST',
  path: '/accountinfo/UpdateDeliveryRating',
  input: record({
    doctype: ['rateDoctype', doctype],
    /** The specification spells it `rateDocno` when it skips and `ratedocno` when it submits: either is taken (remaining.md C17). */
    docno: ['rateDocno', withDefault(nullable(number), null)],
    docnoOfSubmit: ['ratedocno', withDefault(nullable(number), null)],
    delivery: ['deliveryRating', withDefault(stars, null)],
    product: ['productRating', withDefault(stars, null)],
    comment: ['ratingCommets', withDefault(text(1000), '')],
    driverTip: ['driverTipAmount', withDefault(nullable(fils), null)],
    pickerTip: ['pickerTipAmount', withDefault(nullable(fils), null)],
  }),
  answer: record({}),
  summary: 'Rates a delivery, or dismisses its rating; once a person and order, within 14 days',
});

const tip = record({
  doctype: ['saldoctype', doctype],
  docno: ['saldocno', number],
  driverId: ['DriverCode', number],
  driverFils: ['DriverTipAmount', fils],
  pickerId: ['PickerCode', number],
  pickerFils: ['PickerTipAmount', fils],
});
export type TipPayload = Decoded<typeof tip>;

export const tipByCard = defineCall({
  ...online,
  name: 'ratings.tipByCard',
  method: 'POST',
  path: '/MyOrder/TipsByCard',
  input: tip,
  answer: record({
    fils: ['orderAmount', fils],
    docno: ['piDocno', number],
    doctype: ['piDoctype', oneOf(['PBO'])],
  }),
  summary: 'Makes a bill of the tips, to be paid by card at /Finalizepayment',
});

export const tipByWallet = defineCall({
  ...online,
  name: 'ratings.tipByWallet',
  method: 'POST',
  path: '/PaymentGatewayAPI/paytipbywallet',
  input: tip,
  answer: record({}),
  summary: 'Pays the tips out of the wallet',
});

export const ratingCalls = [readRating, updateRating, tipByCard, tipByWallet] as const;
