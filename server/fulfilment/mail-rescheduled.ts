/** The mail that an order, with what was added to it, comes at another time. One for all of them. */
import type { Deps } from '#server/kit/deps.ts';
import { familyOf } from '#server/orders/family-store.ts';
import { mailShopper } from '#server/orders/mail-shopper.ts';
import { mailedTime } from '#server/orders/mailed-order.ts';

const ON_ITS_WAY = 4;

/** `at`: when it was given another time, ISO: each change is told of once. One that is on its way by now, or cancelled, has mails of its own. */
export async function mailRescheduled(deps: Deps, headId: number, at: string): Promise<void> {
  const orders = (await familyOf(deps.db.orm, headId)).filter(({ state }) => state > 0 && state < ON_ITS_WAY);
  const [first] = orders;
  if (!first) return;
  const { language, deliverTo } = first;
  const numbers = orders.map(({ id }) => `RSO-${id}`).join(', ');
  const time = mailedTime(first);
  const page = `${deps.settings.publicOrigin}/${language}/orderinvoice/RSO/${first.id}/order`;
  const { supportEmail } = deps.settings.shop;
  await mailShopper(deps, first, {
    key: `order-rescheduled:${headId}:${at}`,
    en: {
      subject: `Your Zad order ${numbers} comes at another time`,
      body: `Your order ${numbers} now comes ${time}.\n\nTo: ${deliverTo.full.en}\nYour order: ${page}\n\nYou did not ask for this? Write to us: ${supportEmail}`,
    },
    ar: {
      subject: `موعد جديد لطلبك من زاد ${numbers}`,
      body: `يصلك طلبك ${numbers} الآن ${time}.\n\nإلى: ${deliverTo.full.ar}\nطلبك: ${page}\n\nإن لم تطلب ذلك فراسلنا: ${supportEmail}`,
    },
  });
}
