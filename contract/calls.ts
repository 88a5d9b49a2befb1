/** Every call of the API, in one list: the server must serve each, and a house test holds it to that. */
import { accountCalls } from './account.ts';
import { addressCalls } from './addresses.ts';
import { readFrequentlyBought, readPopular, readThingsYouLike } from './baskets.ts';
import { billCalls } from './bills.ts';
import type { Call } from './call.ts';
import { cartCalls } from './cart.ts';
import { keptCalls, readCards } from './catalogue.ts';
import { chatCalls } from './chat.ts';
import { checkoutCalls } from './checkout.ts';
import { contactCalls } from './contact.ts';
import { readDeliveryFee } from './delivery-fee.ts';
import { deliveryCalls } from './delivery.ts';
import { deviceWalletCalls } from './device-wallets.ts';
import { egiftCalls } from './egifts.ts';
import { readFavourites, setFavouriteCall } from './favourites.ts';
import { invoiceCalls } from './invoices.ts';
import { listCalls } from './lists.ts';
import { readNextSlot } from './next-slot.ts';
import { toggleNotify } from './notify.ts';
import { orderActCalls } from './order-acts.ts';
import { orderDetailCalls } from './order-detail.ts';
import { orderCalls } from './orders.ts';
import { readPastVouchers } from './past-vouchers.ts';
import { paymentCalls } from './payments.ts';
import { ratingCalls } from './ratings.ts';
import { recyclingCalls } from './recycling.ts';
import { referralCalls } from './referrals.ts';
import { regularCalls } from './regulars.ts';
import { readRewards, turnIntoVoucher } from './rewards.ts';
import { sessionCalls } from './session.ts';
import { statementCalls } from './statements.ts';
import { synchronise } from './sync.ts';
import { walletCalls } from './wallet.ts';

export const calls: readonly Call<unknown, unknown>[] = [
  ...keptCalls,
  readCards,
  ...sessionCalls,
  ...accountCalls,
  ...contactCalls,
  ...addressCalls,
  ...cartCalls,
  ...deliveryCalls,
  readDeliveryFee,
  readNextSlot,
  ...checkoutCalls,
  ...paymentCalls,
  ...deviceWalletCalls,
  ...orderCalls,
  ...billCalls,
  ...invoiceCalls,
  ...ratingCalls,
  ...egiftCalls,
  ...orderDetailCalls,
  ...orderActCalls,
  ...walletCalls,
  readRewards,
  turnIntoVoucher,
  readPastVouchers,
  ...recyclingCalls,
  ...regularCalls,
  ...chatCalls,
  ...referralCalls,
  ...statementCalls,
  ...listCalls,
  readFavourites,
  setFavouriteCall,
  toggleNotify,
  readFrequentlyBought,
  readThingsYouLike,
  readPopular,
  synchronise,
];
