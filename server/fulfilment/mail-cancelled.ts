/** The mail that orders were cancelled, with what goes back where (decisions.md 32). */
import type { Locale } from '#contract/urls.ts';
import type { Deps } from '#server/kit/deps.ts';
import { CANCELLED, type PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { hasPromisesBack } from '#server/orders/has-promises-back.ts';
import { mailShopper } from '#server/orders/mail-shopper.ts';
import { mailedOrder } from '#server/orders/mailed-order.ts';
import { linesOfOrder, orderById } from '#server/orders/order-store.ts';
import { standingCaptures } from '#server/payments/operations.ts';
import { cancelKey, refundByKey } from '#server/refunds/refund-store.ts';

import { sayMoneyBack, type MoneyBack } from './say-money-back.ts';

const NOTHING_FOUND = {
  en: 'We are sorry: we could not find any of this on our shelves today, so this order is cancelled and will not be delivered.',
  ar: 'نأسف لذلك: لم نجد أياً من هذه المنتجات على رفوفنا اليوم، لذا أُلغي هذا الطلب ولن يتم توصيله.',
} as const;

/** Cancelled together: the order that the others were added to first. */
export async function mailCancelled(deps: Deps, orderIds: readonly number[]): Promise<void> {
  const { db, settings } = deps;
  const parts: { readonly order: PlacedOrder; readonly listed: string; readonly back: MoneyBack | null }[] = [];
  let isFound = false;
  const proIds = new Set<number>();
  for (const id of orderIds) {
    const order = await orderById(db.orm, id);
    if (order?.state !== CANCELLED) continue;
    const lines = await linesOfOrder(db.orm, id);
    const listed = mailedOrder(order, lines);
    isFound ||= lines.some(({ picked }) => picked !== 0);
    parts.push({ order, listed, back: await moneyBackOf(deps, order) });
    if (await hasPromisesBack(db.orm, order.proId)) proIds.add(order.proId);
  }
  const [first] = parts;
  if (!first) return;
  const numbers = parts.map(({ order }) => `RSO-${order.id}`).join(', ');
  const bodyIn = (language: Locale, opening: string, promises: string, closing: string): string =>
    [
      opening,
      ...parts.map(({ listed, back }) => [listed, back && sayMoneyBack(back, language)].filter(Boolean).join('\n')),
      ...(proIds.size > 0 ? [promises] : []),
      `${closing} ${settings.publicOrigin}/${language}`,
    ].join('\n\n');
  await mailShopper(deps, first.order, {
    key: `order-cancelled:${first.order.id}`,
    en: {
      subject: `Your Zad order ${numbers} is cancelled`,
      body: bodyIn(
        'en',
        isFound ? 'This order is cancelled and will not be delivered.' : NOTHING_FOUND.en,
        'You can use your voucher, points or discount code again.',
        'You are welcome to order again:',
      ),
    },
    ar: {
      subject: `تم إلغاء طلبك من زاد ${numbers}`,
      body: bodyIn(
        'ar',
        isFound ? 'أُلغي هذا الطلب ولن يتم توصيله.' : NOTHING_FOUND.ar,
        'يمكنك استخدام القسيمة أو النقاط أو رمز الخصم مرة أخرى.',
        'يسعدنا أن تطلب من جديد:',
      ),
    },
  });
}

/** Null where nothing was paid. */
async function moneyBackOf(
  { db }: Deps,
  { id, net, paidBy, taken, attemptId }: PlacedOrder,
): Promise<MoneyBack | null> {
  const refund = await refundByKey(db.orm, cancelKey(id));
  if (refund) {
    const { way, fils, doneAt } = refund;
    return { fils, how: `${way} ${doneAt === null ? 'soon' : 'done'}` };
  }
  if (taken !== null || paidBy === 'nothing') return null;
  if (paidBy === 'wallet') return { fils: net, how: 'kept' };
  const captures = attemptId === null ? [] : await standingCaptures(db.orm, attemptId);
  return { fils: net, how: captures.some(({ docno }) => docno === id) ? 'asked' : 'held' };
}
