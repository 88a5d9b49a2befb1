/** What a regular order of a product, or of an order's products, would be (remaining.md RG 7). */
import type { RegularOffer } from '#contract/regulars.ts';
import type { ComingBefore } from '#contract/rules/regular-plan.ts';
import { addressAnswer } from '#server/addresses/address-answer.ts';
import { addressesOf } from '#server/addresses/store.ts';
import { balanceOf } from '#server/ledger/accounts.ts';

import { comingOf } from './coming-before.ts';
import { leftOutOf } from './left-out.ts';
import { offeredProducts } from './offered-products.ts';
import { orderedUntil } from './ordered-until.ts';
import type { RegularDesk } from './regular-desk.ts';
import { findLive, type RegularRow } from './regular-store.ts';
import { chosenDays, hoursInWords, timesOfDay } from './regular-times.ts';
import { firstRegularDay } from './start-regular.ts';
import { usualChoiceOf } from './usual-choice.ts';
import { wantedProducts } from './wanted-products.ts';

interface Asked {
  readonly stockCode: string;
  readonly orderDocno: number | null;
}

/** @throws Refusal 404 for an order that is not the shopper's */
export async function checkRegularOf(
  { db, catalogue, shop, now }: RegularDesk,
  userId: number,
  asked: Asked,
): Promise<RegularOffer> {
  const wanted = await wantedProducts(db.orm, userId, asked);
  const products = await offeredProducts(db.orm, catalogue, wanted);
  const leadDays = Math.max(0, ...products.map((one) => one.leadDays));
  const codes = products.map(({ stockCode }) => stockCode);
  const until = await orderedUntil(db.orm, userId, codes);
  const [address] = await addressesOf(db.orm, userId);
  const wallet = await balanceOf(db.orm, { kind: 'wallet', userId });
  const existing = asked.orderDocno === null ? await findLive(db.orm, userId, asked.stockCode) : undefined;
  return {
    products,
    firstDay: firstRegularDay(now(), leadDays, until),
    address: address ? { full: addressAnswer(address).full } : null,
    wallet: wallet.available,
    ...(await usualChoiceOf(db.orm, userId, timesOfDay(shop))),
    existing: existing ? existingAnswer(existing, await comingOf(db.orm, existing)) : null,
    leftOut: asked.orderDocno === null ? [] : await leftOutOf(db.orm, asked.orderDocno, products),
  };
}

function existingAnswer(row: RegularRow, { ordered, planned }: ComingBefore): NonNullable<RegularOffer['existing']> {
  return {
    docno: row.id,
    weeks: row.weeks,
    frequencyId: row.weeks,
    days: chosenDays(row.weekdays),
    timeId: row.hour,
    timeWords: hoursInWords(row.hour),
    paysNow: row.paysNow,
    quantity: row.quantity,
    isPaid: row.paysNow && row.state === 'running',
    ordered: [...ordered],
    planned: [...planned],
  };
}
