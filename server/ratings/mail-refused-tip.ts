/** The mail that a tip by card was not had, though the bank had agreed at first (remaining.md C33: a tip that fails in silence looks paid). */
import { mayDo } from '#contract/rules/order-actions.ts';
import type { Deps } from '#server/kit/deps.ts';
import { mailShopper } from '#server/orders/mail-shopper.ts';
import { mailedAmount } from '#server/orders/mailed-order.ts';
import { orderById } from '#server/orders/order-store.ts';

import { canBeTipped } from './can-be-tipped.ts';
import { tipFilsOf, tipOfBill } from './tip-store.ts';

export async function mailRefusedTip(deps: Deps, billId: number): Promise<void> {
  const tip = await tipOfBill(deps.db.orm, billId);
  const order = await orderById(deps.db.orm, tip.orderId);
  if (!order) return;
  const { id, language, state, deliveredAt, parentId } = order;
  const acted = { state, deliveredAt, isChild: parentId !== null, isRated: false };
  const isOffered = mayDo('rate', acted, deps.clock.now()) && (await canBeTipped(deps.db.orm, order));
  const amount = mailedAmount(tipFilsOf(tip));
  const page = `${deps.settings.publicOrigin}/${language}/orderinvoice/RSO/${id}/order`;
  await mailShopper(deps, order, {
    key: `tip-refused:${billId}`,
    en: {
      subject: `Your tip for your Zad order RSO-${id} was not paid`,
      body: `Your bank did not let us take the tip of ${amount.en} for your order RSO-${id}. Nothing was charged to your card for it; what your bank holds is released by itself.${isOffered ? `\n\nIf you still want to give it, you can do so on the page of your order: ${page}` : ''}`,
    },
    ar: {
      subject: `لم تُدفع إكراميتك عن طلبك من زاد RSO-${id}`,
      body: `لم يسمح لنا البنك بتحصيل إكرامية بقيمة ${amount.ar} عن طلبك RSO-${id}. لم يُخصم أي مبلغ من بطاقتك لها، والمبلغ الذي يحجزه البنك يُحرَّر تلقائياً.${isOffered ? `\n\nإذا كنت لا تزال ترغب في تقديمها، يمكنك ذلك من صفحة طلبك: ${page}` : ''}`,
    },
  });
}
