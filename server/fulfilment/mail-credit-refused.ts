/** The mail that a cancelled order's money could not be moved to the wallet: the bank did not let the shop take it (decisions.md 32). */
import type { Deps } from '#server/kit/deps.ts';
import { mailShopper } from '#server/orders/mail-shopper.ts';
import { mailedAmount } from '#server/orders/mailed-order.ts';
import { orderById } from '#server/orders/order-store.ts';

export async function mailCreditRefused(deps: Deps, orderId: number): Promise<void> {
  const order = await orderById(deps.db.orm, orderId);
  if (!order) return;
  const amount = mailedAmount(order.net);
  await mailShopper(deps, order, {
    key: `order-credit-refused:${orderId}`,
    en: {
      subject: `Nothing was charged for your Zad order RSO-${orderId}`,
      body: `You wanted ${amount.en} of your cancelled order in your Zad wallet. Your bank did not let us take it, so nothing went to your wallet. Nothing was charged to your card either; what your bank holds is released by itself.`,
    },
    ar: {
      subject: `لم يُخصم أي مبلغ لطلبك من زاد RSO-${orderId}`,
      body: `طلبت إضافة مبلغ ${amount.ar} من طلبك الملغى إلى محفظتك لدى زاد. لم يسمح لنا البنك بتحصيله، لذا لم يُضف شيء إلى محفظتك. ولم يُخصم أي مبلغ من بطاقتك أيضاً، والمبلغ الذي يحجزه البنك يُحرَّر تلقائياً.`,
    },
  });
}
