/** Makes regular orders: of a product, of an order's products, or once more of what there was (remaining.md RG 8 to 12, C18). */
import { regularMessages } from '#contract/messages/regulars.ts';
import type { MadeRegular, RegularWish } from '#contract/regulars.ts';
import { maximumOf } from '#contract/rules/cart-sums.ts';
import { regularProblem, type RegularProblem } from '#contract/rules/regular-order.ts';
import { regularPlan, type ComingBefore } from '#contract/rules/regular-plan.ts';
import { addressesOf } from '#server/addresses/store.ts';
import type { Transaction } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { comingOf } from './coming-before.ts';
import { endRegularOrder } from './end-regular.ts';
import { offeredProducts, type OfferedProduct } from './offered-products.ts';
import { orderedUntil } from './ordered-until.ts';
import type { RegularDesk } from './regular-desk.ts';
import { addRegularRow, countLive, lockLive, type RegularRow } from './regular-store.ts';
import { regularFils } from './regular-sums.ts';
import { timesOfDay } from './regular-times.ts';
import { firstRegularDay, startRegular } from './start-regular.ts';
import { wantedProducts } from './wanted-products.ts';

/** Of one shopper at once. */
const MOST_LIVE = 100;

/** The wire names of what is chosen. */
const FIELDS: Readonly<Record<RegularProblem['field'], string>> = {
  paysNow: 'subsPaynow',
  weeks: 'subsFrequencyTimespan',
  weekdays: 'subsDeliveryDayListModel',
  timeId: 'subsTimeslotDocno',
  quantity: 'subsItemQty',
};

interface Wished extends RegularWish {
  /** It is repeated: for so many weeks from now, and not until the day on which the one that is there would end. */
  readonly startsAnew: boolean;
}

/**
 * What is in the regular list already is changed: its planned deliveries go, and what was paid for them is the wallet's. What is to be paid
 * at once takes its place once it is paid (regular-kind.ts): whoever leaves the payment keeps what they had.
 *
 * @throws Refusal 422 at the first field that is lacking, in the specification's order; 404 for an order that is not the shopper's; 409
 * where the sum is not the one that the screen showed
 */
export async function makeRegulars(
  desk: RegularDesk,
  userId: number,
  { startsAnew, ...wish }: Wished,
): Promise<MadeRegular> {
  const { db, catalogue, shop } = desk;
  const products = await offeredProducts(db.orm, catalogue, await wantedProducts(db.orm, userId, wish));
  const isOrder = wish.orderDocno !== null;
  refuseLacking(wish, products, shop);
  const [first] = products;
  if (!first) {
    const [sentence] = isOrder ? regularMessages.nothingRegular : regularMessages.notRegular;
    throw new Refusal('not_regular', sentence, 422, isOrder ? 'piDocNo' : 'stockCode');
  }
  return db.transaction(async (tx) => {
    const now = desk.now();
    await lockShopper(tx, userId, now);
    if ((await addressesOf(tx, userId)).length === 0) {
      throw new Refusal('no_address', regularMessages.noAddress[0], 422, 'AddrDocno');
    }
    const codes = products.map(({ stockCode }) => stockCode);
    const before = await lockLive(tx, userId, codes);
    const isToPay = wish.paysNow === true;
    // Of an order's products each comes anew, for all its weeks.
    const running = isOrder ? undefined : before.find(({ state }) => state === 'running');
    const coming = running ? await comingOf(tx, running) : null;
    // Repeated, it keeps no day that was planned.
    const changed = coming && startsAnew ? { ...coming, planned: [] } : coming;
    for (const row of before) if (!isToPay || row.state === 'unpaid') await endRegularOrder(tx, row, now);
    if ((await countLive(tx, userId)) + products.length > MOST_LIVE) {
      throw new Refusal('too_many', regularMessages.tooMany[0], 409);
    }
    const rows = await keepAll(tx, { userId, wish, products, changed, now });
    const fils = rows.reduce((sum, row) => sum + regularFils(row), 0);
    if (wish.shownFils !== null && wish.shownFils !== fils) {
      throw new Refusal('total_changed', regularMessages.totalChanged[0], 409, 'shownAmount');
    }
    if (!isToPay) for (const row of rows) await startRegular(tx, row, changed, now);
    return { docno: rows[0]?.id ?? 0, fils, isToPay, isUpdated: before.length > 0 };
  });
}

function refuseLacking(wish: RegularWish, products: readonly OfferedProduct[], shop: RegularDesk['shop']): void {
  const { paysNow, weeks, timeId, orderDocno } = wish;
  const minimumOrder = products[0]?.minimumOrder ?? 1;
  const isKnownTime = timesOfDay(shop).some(({ id }) => id === timeId);
  // More than can be ordered at once, or a part of a pack, is no quantity.
  const isWhole = wish.quantity % minimumOrder === 0 && wish.quantity <= maximumOf(minimumOrder);
  const lacking = regularProblem({
    paysNow,
    weeks,
    weekdays: weekdaysIn(wish),
    timeId: isKnownTime ? timeId : 0,
    quantity: orderDocno === null ? (isWhole ? wish.quantity : 0) : null,
    minimumOrder,
  });
  if (lacking) throw new Refusal('invalid', lacking.sentence[0], 422, FIELDS[lacking.field]);
}

/** Each once, Sunday first. */
function weekdaysIn({ days }: Pick<RegularWish, 'days'>): number[] {
  const chosen = days.filter(({ isChosen }) => isChosen).map(({ weekday }) => weekday);
  return [...new Set(chosen)].toSorted((one, other) => one - other);
}

interface Keeping {
  readonly userId: number;
  readonly wish: RegularWish;
  readonly products: readonly OfferedProduct[];
  /** What is to come of the one that is changed. */
  readonly changed: ComingBefore | null;
  readonly now: Date;
}

/** The first one's number is that of all that are made together. */
async function keepAll(tx: Transaction, { userId, wish, products, changed, now }: Keeping): Promise<RegularRow[]> {
  const rows: RegularRow[] = [];
  for (const product of products) {
    const span = { weeks: wish.weeks, weekdays: weekdaysIn(wish) };
    const until = changed && (await orderedUntil(tx, userId, [product.stockCode]));
    const row = await addRegularRow(tx, {
      ...product,
      userId,
      batchId: rows[0]?.id ?? null,
      state: 'unpaid',
      ...span,
      deliveries: regularPlan(firstRegularDay(now, product.leadDays, until), span, changed).length,
      hour: wish.timeId,
      paysNow: wish.paysNow === true,
      language: wish.language,
      madeAt: now,
    });
    rows.push(row);
  }
  return rows;
}
