/** What a shopper does with their addresses: each one transaction, one shopper's after another. */
import { addressMessages } from '#contract/messages/addresses.ts';
import { ADDRESSES_MAX, type AddressDraft } from '#contract/rules/address.ts';
import type { Database, Transaction } from '#server/kit/database.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';
import { shopperTurns } from '#server/kit/shopper-turns.ts';

import {
  addressesOf,
  changeAddress,
  insertAddress,
  lockAddresses,
  markDefault,
  deleteAddressRow,
  type AddressRow,
} from './store.ts';

type Wanted = AddressDraft & { isDefault: boolean };

/** The first address is the default, asked or not. */
export function keepAddress(db: Database, userId: number, wanted: Wanted, now: Date): Promise<AddressRow> {
  return inTurn(db, userId, async (tx) => {
    const known = await addressesOf(tx, userId);
    if (known.length >= ADDRESSES_MAX) throw new Refusal('too_many', addressMessages.tooMany[0], 422);
    const row = await insertAddress(tx, userId, { ...wanted, isDefault: known.length === 0 }, now);
    return wanted.isDefault ? ((await markDefault(tx, userId, row.id)) ?? row) : row;
  });
}

/** The default stays one until another takes its place: there is always one to deliver to. */
export function rewriteAddress(db: Database, userId: number, id: number, wanted: Wanted): Promise<AddressRow> {
  return inTurn(db, userId, async (tx) => {
    const row = await changeAddress(tx, userId, id, wanted);
    if (!row) throw notFound(addressMessages.gone[0]);
    return wanted.isDefault ? ((await markDefault(tx, userId, id)) ?? row) : row;
  });
}

/** In place of the default, the one added last becomes it. */
export async function dropAddress(db: Database, userId: number, id: number): Promise<void> {
  await inTurn(db, userId, async (tx) => {
    const gone = await deleteAddressRow(tx, userId, id);
    if (!gone) throw notFound(addressMessages.gone[0]);
    const [next] = gone.isDefault ? await addressesOf(tx, userId) : [];
    if (next) await markDefault(tx, userId, next.id);
  });
}

/** Waits for the shopper's other calls in this process without holding a connection, and in the database for those of others. */
function inTurn<T>(db: Database, userId: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return shopperTurns(db).inTurn(userId, () =>
    db.transaction(async (tx) => {
      await lockAddresses(tx, userId);
      return work(tx);
    }),
  );
}
