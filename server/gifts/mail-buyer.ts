/** What the buyer of an e-gift hears by mail: that it is paid and when it goes out, that it goes to another address, and that its money is back. In their language. */
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import type { Deps } from '#server/kit/deps.ts';
import { mailShopper } from '#server/orders/mail-shopper.ts';
import { mailedAmount } from '#server/orders/mailed-order.ts';
import { openAttempt } from '#server/payments/open-attempt.ts';
import { sayDay } from '#server/slots/say-slot.ts';

import { giftById, type Egift } from './gift-store.ts';

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
      body: `Thank you. Your e-gift EGF-${id} of ${amount.en} is paid.\n\nTo: ${name}, ${email}\nSent on: ${day.en}\n\nAn e-gift has no VAT: it is paid on what the gift buys.\n\nWhether it was sent and used: ${page}`,
    },
    ar: {
      subject: `هديتك الإلكترونية إلى ${name}`,
      body: `شكراً لك. تم دفع قيمة هديتك الإلكترونية EGF-${id} وهي ${amount.ar}\n\nإلى: ${name}، ${email}\nتُرسل في: ${day.ar}\n\nلا ضريبة قيمة مضافة على الهدية الإلكترونية، بل على ما يُشترى بها.\n\nلمعرفة ما إذا أُرسلت واستُخدمت: ${page}`,
    },
  });
}

/** To whoever paid it: nobody sends it elsewhere without their knowing. */
export async function mailGiftAddressed(deps: Deps, id: number): Promise<void> {
  const gift = await giftById(deps.db.orm, id);
  if (!gift || gift.addressedAt === null) return;
  const { name, email, sendsAt, sentAt } = gift;
  const { supportEmail } = deps.settings.shop;
  const day = sayDay(dubaiDay(sendsAt ?? gift.addressedAt));
  const when = sentAt === null ? { en: `It goes out on ${day.en}.`, ar: `تُرسل في ${day.ar}.` } : AGAIN;
  await mailShopper(deps, gift, {
    key: `e-gift-addressed:${id}:${gift.addressedAt.getTime()}`,
    en: {
      subject: `Another address for your e-gift to ${name}`,
      body: `Your e-gift EGF-${id} for ${name} now goes to ${email}.\n\n${when.en}\n\nYou did not ask for this? Write to us at once: ${supportEmail}`,
    },
    ar: {
      subject: `عنوان جديد لهديتك الإلكترونية إلى ${name}`,
      body: `هديتك الإلكترونية EGF-${id} إلى ${name} ستصل الآن إلى ${email}.\n\n${when.ar}\n\nإن لم تطلب ذلك فراسلنا فوراً: ${supportEmail}`,
    },
  });
}

const AGAIN = {
  en: 'We are mailing it there now, with the same code as before.',
  ar: 'نرسلها إلى هذا العنوان الآن بالرمز نفسه.',
} as const;

export async function mailGiftRefunded(deps: Deps, id: number): Promise<void> {
  const gift = await giftById(deps.db.orm, id);
  if (!gift || gift.refundedAt === null) return;
  const { name } = gift;
  const amount = mailedAmount(gift.fils);
  const way = WAYS[await wayBack(deps, gift)];
  await mailShopper(deps, gift, {
    key: `e-gift-refunded:${id}`,
    en: {
      subject: `${amount.en} of your e-gift went back to you`,
      body: `Your e-gift EGF-${id} for ${name} was cancelled before it was sent, and ${amount.en} went back to you.\n\n${way.en}`,
    },
    ar: {
      subject: `أعدنا إليك ${amount.ar} قيمة هديتك الإلكترونية`,
      body: `أُلغيت هديتك الإلكترونية EGF-${id} إلى ${name} قبل إرسالها، وأعدنا إليك ${amount.ar}\n\n${way.ar}`,
    },
  });
}

async function wayBack({ db }: Deps, { isRefundedToCard, billId }: Egift): Promise<keyof typeof WAYS> {
  if (isRefundedToCard === true) return 'card';
  const paid = billId === null ? undefined : await openAttempt(db.orm, { doctype: 'PBO', docno: billId });
  return paid?.method === 'wallet' ? 'sameWallet' : 'wallet';
}

const WAYS = {
  sameWallet: {
    en: 'It is in your Zad wallet again. You can use it now.',
    ar: 'عاد المبلغ إلى محفظتك لدى زاد ويمكنك استخدامه الآن.',
  },
  card: {
    en: 'It went back to the card that you paid with. Banks usually take 5 to 10 working days to show it.',
    ar: 'أُعيد المبلغ إلى البطاقة التي دفعت بها، ويظهر في حسابك عادةً خلال 5 إلى 10 أيام عمل.',
  },
  wallet: {
    en: 'Your bank did not take it back to your card, so we put it into your Zad wallet. You can use it now.',
    ar: 'لم يقبل البنك إعادة المبلغ إلى بطاقتك، لذا أضفناه إلى محفظتك لدى زاد ويمكنك استخدامه الآن.',
  },
} as const;
