/** The mail that an order, with what was added to it, is on its way (issue "Orders"). One for all of them. */
import type { Deps } from '#server/kit/deps.ts';
import { familyOf } from '#server/orders/family-store.ts';
import { mailShopper } from '#server/orders/mail-shopper.ts';
import { mailedTime } from '#server/orders/mailed-order.ts';

/** On its way, or waiting for its shopper: one that was brought meanwhile has its own mail. */
const ON_ITS_WAY = [4, 5];

export async function mailOnItsWay(deps: Deps, headId: number): Promise<void> {
  const orders = (await familyOf(deps.db.orm, headId)).filter(({ state }) => ON_ITS_WAY.includes(state));
  const [first] = orders;
  if (!first) return;
  const { language, deliverTo, driverId } = first;
  const numbers = orders.map(({ id }) => `RSO-${id}`).join(', ');
  const time = mailedTime(first);
  const driver = deps.settings.shop.staff.find(({ id }) => id === driverId)?.name;
  const page = `${deps.settings.publicOrigin}/${language}/trackmyorder/RSO/${first.id}`;
  await mailShopper(deps, first, {
    // An order that is sent out again on another day is told of again.
    key: `order-on-its-way:${headId}:${first.slotStartsAt.toISOString()}`,
    en: {
      subject: `Your Zad order ${numbers} is on its way`,
      body: `Your order ${numbers} is on its way.${driver ? ` ${driver.en} brings it.` : ''}\n\nDelivery: ${time}\nTo: ${deliverTo.full.en}\n\nSee where it is: ${page}`,
    },
    ar: {
      subject: `طلبك من زاد ${numbers} في الطريق إليك`,
      body: `طلبك ${numbers} في الطريق إليك.${driver ? ` سيوصله إليك ${driver.ar}.` : ''}\n\nموعد التوصيل: ${time}\nإلى: ${deliverTo.full.ar}\n\nتابع طلبك: ${page}`,
    },
  });
}
