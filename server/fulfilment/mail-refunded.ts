/** The mail that money of an order is back, why, where, and how long a card takes to show it (decisions.md 32). */
import { eq } from 'drizzle-orm';

import type { Deps } from '#server/kit/deps.ts';
import { mailShopper } from '#server/orders/mail-shopper.ts';
import { mailedAmount } from '#server/orders/mailed-order.ts';
import { orderById } from '#server/orders/order-store.ts';
import { isAsked } from '#server/payments/operations.ts';
import { REASON_WORDS } from '#server/refunds/reason-words.ts';
import { refundOperationKey } from '#server/refunds/refund-store.ts';
import { orderRefund } from '#server/refunds/table.ts';

const PLACES = {
  card: {
    en: 'It went back to the card that you paid with. Banks usually take 5 to 10 working days to show it.',
    ar: 'أُعيد المبلغ إلى البطاقة التي دفعت بها، ويظهر في حسابك عادةً خلال 5 إلى 10 أيام عمل.',
  },
  /** The card's bank did not take it back. */
  instead: {
    en: 'Your bank did not take it back to your card, so we put it into your Zad wallet. You can use it now.',
    ar: 'لم يقبل البنك إعادة المبلغ إلى بطاقتك، لذا أضفناه إلى محفظتك لدى زاد ويمكنك استخدامه الآن.',
  },
  wallet: {
    en: 'It is in your Zad wallet, and you can use it now.',
    ar: 'المبلغ في محفظتك لدى زاد ويمكنك استخدامه الآن.',
  },
} as const;

export async function mailRefunded(deps: Deps, refundId: number): Promise<void> {
  const [refund] = await deps.db.orm.select().from(orderRefund).where(eq(orderRefund.id, refundId));
  const order = refund && (await orderById(deps.db.orm, refund.orderId));
  if (!order || refund.doneAt === null) return;
  const { reason, fils } = refund;
  const isInstead = refund.way === 'wallet' && (await isAsked(deps.db.orm, refundOperationKey(refund.key)));
  const way = isInstead ? 'instead' : refund.way;
  const name = `RSO-${order.id}`;
  const amount = mailedAmount(fils);
  const page = `${deps.settings.publicOrigin}/${order.language}/orderinvoice/RSO/${order.id}/order`;
  await mailShopper(deps, order, {
    key: `order-refunded:${refundId}`,
    en: {
      subject: `${amount.en} of your Zad order ${name} went back to you`,
      body: `We gave you back ${amount.en} of your order ${name}. ${REASON_WORDS[reason].en}\n\n${PLACES[way].en}\n\nYour order: ${page}`,
    },
    ar: {
      subject: `أعدنا إليك ${amount.ar} من طلبك ${name}`,
      body: `أعدنا إليك ${amount.ar} من طلبك ${name}. ${REASON_WORDS[reason].ar}\n\n${PLACES[way].ar}\n\nطلبك: ${page}`,
    },
  });
}
