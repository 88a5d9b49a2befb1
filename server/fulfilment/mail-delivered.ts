/** The mail that an order, with what was added to it, was delivered: what came, what was taken, and how to rate it (issue "Orders"). */
import { RATING_DAYS } from '#contract/rules/order-actions.ts';
import type { Deps } from '#server/kit/deps.ts';
import { familyOf } from '#server/orders/family-store.ts';
import { mailShopper } from '#server/orders/mail-shopper.ts';
import { mailedAmount, mailedPicked, mailedSums } from '#server/orders/mailed-order.ts';
import { linesOfOrder } from '#server/orders/order-store.ts';
import { sumsNow } from '#server/orders/sums-now.ts';

const DELIVERED = 6;

export async function mailDelivered(deps: Deps, headId: number): Promise<void> {
  const orders = (await familyOf(deps.db.orm, headId)).filter(({ state }) => state === DELIVERED);
  const [first] = orders;
  if (!first) return;
  const parts: string[] = [];
  for (const order of orders) parts.push(mailedPicked(order, await linesOfOrder(deps.db.orm, order.id)));
  // What went back of it meanwhile is not counted: `pickedSums` is what the order costs now.
  const total = mailedAmount(orders.reduce((sum, { pickedSums, taken }) => sum + (pickedSums?.net ?? taken ?? 0), 0));
  const { language } = first;
  const sums = mailedSums(orders.map(sumsNow), language);
  const numbers = orders.map(({ id }) => `RSO-${id}`).join(', ');
  const page = `${deps.settings.publicOrigin}/${language}/orderinvoice/RSO/${first.id}/order`;
  await mailShopper(deps, first, {
    key: `order-delivered:${headId}`,
    en: {
      subject: `Your Zad order ${numbers} was delivered`,
      body: `Your order was delivered. We hope you enjoy it.\n\n${parts.join('\n\n')}\n\n${sums}Total paid: ${total.en}, VAT included\n\nTell us how it went, within ${RATING_DAYS} days: ${page}`,
    },
    ar: {
      subject: `تم توصيل طلبك من زاد ${numbers}`,
      body: `تم توصيل طلبك، ونتمنى أن ينال رضاك.\n\n${parts.join('\n\n')}\n\n${sums}إجمالي المدفوع: ${total.ar} شامل ضريبة القيمة المضافة\n\nيسعدنا تقييمك خلال ${RATING_DAYS} يوماً: ${page}`,
    },
  });
}
