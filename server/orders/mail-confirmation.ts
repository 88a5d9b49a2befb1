/** The mail that an order was placed, in its language (issue "Selling"; money.md section 1). Sent once, whatever runs twice. */
import type { Deps } from '#server/kit/deps.ts';

import { mailShopper } from './mail-shopper.ts';
import { mailedAmount, mailedOrder, mailedSums } from './mailed-order.ts';
import { linesOfOrder, ordersOfPrepared } from './order-store.ts';
import { sumsNow } from './sums-now.ts';

export async function mailConfirmation(deps: Deps, proId: number): Promise<void> {
  const orders = await ordersOfPrepared(deps.db.orm, proId);
  const [first] = orders;
  if (!first) return;
  const parts: string[] = [];
  for (const order of orders) parts.push(mailedOrder(order, await linesOfOrder(deps.db.orm, order.id)));
  const total = mailedAmount(orders.reduce((sum, { net }) => sum + net, 0));
  const { language, deliverTo } = first;
  const sums = mailedSums(orders.map(sumsNow), language);
  const page = `${deps.settings.publicOrigin}/${language}/thankyou/PRO/${proId}`;
  const numbers = orders.map(({ id }) => `RSO-${id}`).join(', ');
  await mailShopper(deps, first, {
    key: `order-confirmation:${proId}`,
    en: {
      subject: `Your Zad order ${numbers}`,
      body: `Thank you for your order.\n\n${parts.join('\n\n')}\n\n${sums}Total: ${total.en}, VAT included\nDelivery to: ${deliverTo.full.en}\n${page}`,
    },
    ar: {
      subject: `طلبك من زاد ${numbers}`,
      body: `شكراً لطلبك.\n\n${parts.join('\n\n')}\n\n${sums}الإجمالي: ${total.ar} شامل ضريبة القيمة المضافة\nالتوصيل إلى: ${deliverTo.full.ar}\n${page}`,
    },
  });
}
