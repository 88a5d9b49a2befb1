/**
 * Makes orders of the deliveries that are near, each minute: what comes to one shopper at one time is one order, which the wallet pays
 * (remaining.md RG-18). What cannot come yet is tried again until the last moment at which its hours can be chosen, and is missed then.
 */
import { addressAnswer } from '#server/addresses/address-answer.ts';
import { addressesOf } from '#server/addresses/store.ts';
import { placeAtOnce } from '#server/checkout/place-at-once.ts';
import type { Transaction } from '#server/kit/database.ts';
import { eachAlone } from '#server/kit/each-alone.ts';
import { NotEnough } from '#server/ledger/not-enough.ts';
import { CannotSettle } from '#server/payments/settler.ts';
import { openSlots } from '#server/slots/store.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { slotFor } from './choose-slot.ts';
import { dueGroups, lockDue, type DueGroup } from './due-deliveries.ts';
import { endIfDone, freePaid } from './end-regular.ts';
import { linesOfDue } from './lines-of-due.ts';
import { missGroup } from './miss-group.ts';
import type { RegularDesk } from './regular-desk.ts';
import { changeDeliveries } from './regular-store.ts';
import { tellShort } from './tell-short.ts';

const HOUR_MS = 3_600_000;
const MOST = 5000;

export async function placeDueRegulars(desk: RegularDesk): Promise<void> {
  const { db, shop, log } = desk;
  const now = desk.now();
  const groups = await dueGroups(db.orm, new Date(now.getTime() + shop.regularHoursAhead * HOUR_MS), MOST);
  const name = ({ userId, startsAt }: DueGroup) => ({ userId, startsAt });
  await eachAlone(groups, { log, failed: 'a regular delivery could not be ordered', name }, async (group) => {
    const isOver = now.getTime() >= group.startsAt.getTime() - shop.slotCutOffHours * HOUR_MS;
    await (isOver ? missGroup(desk, group) : order(desk, group));
  });
}

/** What is paid already comes, though the wallet may not suffice for the rest. */
async function order(desk: RegularDesk, group: DueGroup): Promise<void> {
  const short = await tryToPlace(desk, group, false);
  if (short === null) return;
  await tryToPlace(desk, group, true);
  await tellShort(desk, group, short);
}

/** What the wallet lacks, where it does. A slot or a shelf that was emptied meanwhile is for the next sweep. */
async function tryToPlace(desk: RegularDesk, group: DueGroup, isPaidAlone: boolean): Promise<NotEnough | null> {
  try {
    await desk.db.transaction((tx) => place(tx, desk, { group, isPaidAlone }));
    return null;
  } catch (error) {
    if (error instanceof CannotSettle) return null;
    if (error instanceof NotEnough) return error;
    throw error;
  }
}

interface Placed {
  readonly group: DueGroup;
  readonly isPaidAlone: boolean;
}

async function place(tx: Transaction, desk: RegularDesk, { group, isPaidAlone }: Placed): Promise<void> {
  const { shop } = desk;
  const now = desk.now();
  const shopper = await lockShopper(tx, group.userId, now);
  const due = (await lockDue(tx, group)).filter(({ row }) => row.paysNow || !isPaidAlone);
  const [address] = await addressesOf(tx, group.userId);
  const lines = await linesOfDue(tx, desk, due);
  const [first] = lines;
  if (!address || !first) return;
  const { emirateId: zone, latitude, longitude, mobile: contact } = address;
  const { day } = group;
  const wanted = { zone, kind: 'standard', fromDay: day, toDay: day, now, settings: shop } as const;
  const slot = slotFor(await openSlots(tx, wanted), group.startsAt);
  if (!slot) return;
  for (const { row } of lines) await freePaid(tx, row, 1);
  const { label, full } = addressAnswer(address);
  const placed = await placeAtOnce(tx, {
    shopper,
    lines: lines.map(({ line }) => line),
    slot,
    deliverTo: { addressId: address.id, label, full, zone, latitude, longitude },
    contact,
    language: first.row.language,
    shop,
  });
  const ids = lines.map(({ delivery }) => delivery.id);
  await changeDeliveries(tx, ids, { state: 'ordered', orderId: placed.id });
  for (const { row } of lines) await endIfDone(tx, row, now);
}
