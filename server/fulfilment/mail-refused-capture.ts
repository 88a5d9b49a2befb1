/** The mail that an order was cancelled because its money could not be had (money.md section 3, When money is taken). */
import type { Deps } from '#server/kit/deps.ts';
import { CANCELLED } from '#server/orders/add-placed-orders.ts';
import { hasPromisesBack } from '#server/orders/has-promises-back.ts';
import { mailShopper } from '#server/orders/mail-shopper.ts';
import { mailedAmount, mailedOrder } from '#server/orders/mailed-order.ts';
import { linesOfOrder, orderById } from '#server/orders/order-store.ts';

export async function mailRefusedCapture(deps: Deps, orderId: number): Promise<void> {
  const order = await orderById(deps.db.orm, orderId);
  if (order?.state !== CANCELLED) return;
  const listed = mailedOrder(order, await linesOfOrder(deps.db.orm, orderId));
  const amount = mailedAmount(order.net);
  const page = `${deps.settings.publicOrigin}/${order.language}`;
  const usesAgain = await hasPromisesBack(deps.db.orm, order.proId);
  await mailShopper(deps, order, {
    key: `order-capture-refused:${orderId}`,
    en: {
      subject: `Your Zad order RSO-${orderId} was cancelled`,
      body: `We are sorry. Your bank did not let us take the payment of ${amount.en} for this order, so it is cancelled and will not be delivered.\n\n${listed}\n\nNothing was charged to your card for it; what your bank holds is released by itself.${usesAgain ? ' You can use your voucher, points or discount code again.' : ''}\nYou are welcome to order again: ${page}`,
    },
    ar: {
      subject: `تم إلغاء طلبك من زاد RSO-${orderId}`,
      body: `نأسف لذلك. لم يسمح لنا البنك بتحصيل مبلغ ${amount.ar} لهذا الطلب، لذا أُلغي الطلب ولن يتم توصيله.\n\n${listed}\n\nلم يُخصم أي مبلغ من بطاقتك لهذا الطلب، والمبلغ الذي يحجزه البنك يُحرَّر تلقائياً.${usesAgain ? ' يمكنك استخدام القسيمة أو النقاط أو رمز الخصم مرة أخرى.' : ''}\nيسعدنا أن تطلب من جديد: ${page}`,
    },
  });
}
