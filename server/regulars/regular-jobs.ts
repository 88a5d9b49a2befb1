import { integer, list } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';

const ids = list(integer({ min: 1 }), 500);

/** Makes orders of the deliveries that are near: each minute, and at once where a regular order begins. */
export const regularSweepJob = { name: 'regulars.sweep', payload: record({}) };

/** Mails that the wallet holds too little for deliveries, and how many fils are lacking. */
export const shortWalletJob = {
  name: 'regulars.shortWallet',
  payload: record({ deliveryIds: ['deliveryIds', ids], fils: ['fils', integer({ min: 1 })] }),
};

/** Mails that deliveries could not come. */
export const missedRegularsJob = { name: 'regulars.missed', payload: record({ deliveryIds: ['deliveryIds', ids] }) };
