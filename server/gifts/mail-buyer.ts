/** What the buyer of an e-gift hears by mail: that it is paid and when it goes out, and that its money is back. In their language. */
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import type { Deps } from '#server/kit/deps.ts';
import { mailShopper } from '#server/orders/mail-shopper.ts';
import { mailedAmount } from '#server/orders/mailed-order.ts';
import { sayDay } from '#server/slots/say-slot.ts';

import { giftById } from './gift-store.ts';

export async function mailGiftPaid(deps: Deps, id: number): Promise<void> {
  const gift = await giftById(deps.db.orm, id);
  if (!gift || gift.sendsAt === null) return;
  const { name, email, fils, language } = gift;
  const day = sayDay(dubaiDay(gift.sendsAt));
  const amount = mailedAmount(fils);
  const page = `${deps.settings.publicOrigin}/${language}/account/mywallet`;
  await mailShopper(deps, gift, {
    key: `e-gift-paid:${id}`,
    en: {
      subject: `Your e-gift for ${name}`,
      body: `Thank you. Your e-gift EGF-${id} of ${amount} is paid.\n\nTo: ${name}, ${email}\nSent on: ${day.en}\n\nAn e-gift has no VAT: it is paid on what the gift buys.\n\nWhether it was sent and used: ${page}`,
    },
    ar: {
      subject: `هديتك الإلكترونية إلى ${name}`,
      body: `شكرًا لك. تم دفع قيمة هديتك الإلكترونية EGF-${id} وهي ${amount}.\n\nإلى: ${name}، ${email}\nتُرسل في: ${day.ar}\n\nلا ضريبة قيمة مضافة على الهدية الإلكترونية، بل على ما يُشترى بها.\n\nلمعرفة ما إذا أُرسلت واستُخدمت: ${page}`,
    },
  });
}

export async function mailGiftRefunded(deps: Deps, id: number): Promise<void> {
  const gift = await giftById(deps.db.orm, id);
  if (!gift || gift.refundedAt === null) return;
  const { name } = gift;
  const amount = mailedAmount(gift.fils);
  const way = gift.isRefundedToCard === true ? WAYS.card : WAYS.wallet;
  await mailShopper(deps, gift, {
    key: `e-gift-refunded:${id}`,
    en: {
      subject: `${amount} of your e-gift went back to you`,
      body: `Your e-gift EGF-${id} for ${name} was cancelled before it was sent, and ${amount} went back to you.\n\n${way.en}`,
    },
    ar: {
      subject: `أعدنا إليك ${amount} قيمة هديتك الإلكترونية`,
      body: `أُلغيت هديتك الإلكترونية EGF-${id} إلى ${name} قبل إرسالها، وأعدنا إليك ${amount}.\n\n${way.ar}`,
    },
  });
}

const WAYS = {
  card: {
    en: 'It went back to the card that you paid with. Banks usually take 5 to 10 working days to show it.',
    ar: 'أُعيد المبلغ إلى البطاقة التي دفعت بها، ويظهر في حسابك عادةً خلال 5 إلى 10 أيام عمل.',
  },
  wallet: {
    en: 'Your bank did not take it back to your card, so we put it into your Zad wallet. You can use it now.',
    ar: 'لم يقبل البنك إعادة المبلغ إلى بطاقتك، لذا أضفناه إلى محفظتك لدى زاد ويمكنك استخدامه الآن.',
  },
} as const;
