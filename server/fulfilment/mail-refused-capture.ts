/**
 * The mail that an order was cancelled because its money could not be had (money.md section 3, When money is taken), in the order's
 * language. Sent once, whatever runs twice.
 */
import { openMessages } from '#server/gateways/messages/messages.ts';
import type { Deps } from '#server/kit/deps.ts';
import { mailedAmount, mailedOrder } from '#server/orders/mailed-order.ts';
import { linesOfOrder, orderById, ordersOfPrepared } from '#server/orders/order-store.ts';
import { findUserById } from '#server/session/user-store.ts';

import { CANCELLED } from './cancel-order.ts';

export async function mailRefusedCapture(deps: Deps, orderId: number): Promise<void> {
  const order = await orderById(deps.db.orm, orderId);
  if (!order || order.userId === null || order.state !== CANCELLED) return;
  const shopper = await findUserById(deps.db.orm, order.userId);
  // Gone meanwhile, or from a social provider that gave no address.
  if (!shopper || shopper.email === '') return;
  const listed = mailedOrder(order, await linesOfOrder(deps.db.orm, orderId));
  const amount = mailedAmount(order.net);
  const page = `${deps.settings.publicOrigin}/${order.language}`;
  const usesAgain = await hasPromisesBack(deps, order.proId);
  await openMessages(deps).mail({
    to: shopper.email,
    key: `order-capture-refused:${orderId}`,
    ...(order.language === 'en'
      ? {
          subject: `Your Zad order RSO-${orderId} was cancelled`,
          body: `We are sorry. Your bank did not let us take the payment of ${amount} for this order, so it is cancelled and will not be delivered.\n\n${listed}\n\nNothing was charged to your card for it; what your bank holds is released by itself.${usesAgain ? ' You can use your voucher, points or discount code again.' : ''}\nYou are welcome to order again: ${page}`,
        }
      : {
          subject: `تم إلغاء طلبك من زاد RSO-${orderId}`,
          body: `نأسف لذلك. لم يسمح لنا البنك بتحصيل مبلغ ${amount} لهذا الطلب، لذا أُلغي الطلب ولن يتم توصيله.\n\n${listed}\n\nلم يُخصم أي مبلغ من بطاقتك لهذا الطلب، والمبلغ الذي يحجزه البنك يُحرَّر تلقائيًا.${usesAgain ? ' يمكنك استخدام القسيمة أو النقاط أو رمز الخصم مرة أخرى.' : ''}\nيسعدنا أن تطلب من جديد: ${page}`,
        }),
  });
}

/** They come back with the last order of what was paid together (cancel-order.ts). */
async function hasPromisesBack({ db }: Deps, proId: number): Promise<boolean> {
  const orders = await ordersOfPrepared(db.orm, proId);
  const isAllCancelled = orders.every(({ state }) => state === CANCELLED);
  return isAllCancelled && orders.some(({ discount, voucher, points }) => discount + voucher + points > 0);
}
