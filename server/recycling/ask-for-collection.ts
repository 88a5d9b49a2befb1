/** Asks for one container to be collected, and takes that back (remaining.md RE 4 and 5). */
import { recyclingMessages } from '#contract/messages/recycling.ts';
import { dayNumberOf } from '#contract/rules/day-number.ts';
import { collectionProblem, type CollectionWish } from '#contract/rules/recycle-collection.ts';
import { addressAnswer } from '#server/addresses/address-answer.ts';
import { findAddress, type AddressRow } from '#server/addresses/store.ts';
import type { Database, Transaction } from '#server/kit/database.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { canBeChosen } from '#server/slots/calendar.ts';
import { findSlot, type SlotRow } from '#server/slots/store.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { addCollection, endCollection, lockCollection, returnableOf } from './collection-store.ts';

interface Desk {
  readonly db: Pick<Database, 'transaction'>;
  readonly now: () => Date;
  readonly shop: ShopSettings;
}

/** The wire names of what is chosen. */
const FIELDS: Readonly<Record<keyof CollectionWish, string>> = {
  stockCode: 'PickupItemcode',
  addressId: 'PickupAddressDocno',
  dayId: 'PickupDate',
  slotId: 'PickupTimeslotDocno',
};

/** @throws Refusal 422 at the first field that is lacking, or names nothing of the shopper's, or a time that cannot be chosen */
export async function askForCollection(
  { db, now, shop }: Desk,
  userId: number,
  wish: CollectionWish & { readonly message: string },
): Promise<void> {
  const lacking = collectionProblem(wish);
  if (lacking) throw new Refusal('invalid', lacking.sentence[0], 422, FIELDS[lacking.field]);
  await db.transaction(async (tx) => {
    const at = now();
    // One after the other: each container is asked for once.
    await lockShopper(tx, userId, at);
    const product = (await returnableOf(tx, userId)).find(({ stockCode }) => stockCode === wish.stockCode);
    if (!product) throw refused('not_returnable', 'stockCode', recyclingMessages.notReturnable[0]);
    const address = await findAddress(tx, userId, wish.addressId);
    if (!address) throw refused('invalid', 'addressId', recyclingMessages.addressMissing[0]);
    const slot = await slotFor(tx, { wish, address, at, shop });
    await addCollection(tx, {
      userId,
      stockCode: product.stockCode,
      name: product.name,
      deposit: product.deposit,
      address: addressAnswer(address).full,
      slotId: slot.id,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      message: wish.message.trim(),
      askedAt: at,
      state: 'asked',
    });
  });
}

interface Choice {
  readonly wish: CollectionWish;
  readonly address: AddressRow;
  readonly at: Date;
  readonly shop: ShopSettings;
}

/** The van that brings orders takes it along, and needs no place of its own for it: a full time can be chosen, too. */
async function slotFor(tx: Transaction, { wish, address, at, shop }: Choice): Promise<SlotRow> {
  const slot = await findSlot(tx, wish.slotId);
  const isOpen = slot?.kind === 'standard' && slot.zone === address.emirateId && dayNumberOf(slot.day) === wish.dayId;
  if (!slot || !isOpen || !canBeChosen(slot, at, shop)) {
    throw refused('slot_gone', 'slotId', recyclingMessages.slotGone[0]);
  }
  return slot;
}

function refused(code: string, field: keyof CollectionWish, sentence: string): Refusal {
  return new Refusal(code, sentence, 422, FIELDS[field]);
}

/** Again changes nothing. @throws Refusal 404, 409 once its time has begun or it was collected */
export async function cancelCollectionOf({ db, now }: Omit<Desk, 'shop'>, userId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    const found = await lockCollection(tx, userId, id);
    if (!found) throw notFound();
    if (found.state === 'cancelled') return;
    if (found.state === 'collected' || found.startsAt <= at) {
      throw new Refusal('too_late', recyclingMessages.tooLate[0], 409);
    }
    await endCollection(tx, id, { state: 'cancelled', at });
  });
}
