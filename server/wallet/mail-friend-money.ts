/** The mails about money to a friend: to the friend in both languages, to the sender in theirs. Each once, by its key. */
import { openMessages } from '#server/gateways/messages/messages.ts';
import type { Deps } from '#server/kit/deps.ts';
import { mailShopper } from '#server/orders/mail-shopper.ts';
import { mailedAmount } from '#server/orders/mailed-order.ts';

import type { FriendMoney } from './friend-store.ts';

/** Whose the money is now, or that it waits for them. What it says is as true for an account that is not proved yet. */
export async function mailFriend(deps: Deps, { billId, email, fils, sender, state }: FriendMoney): Promise<void> {
  const amount = mailedAmount(fils);
  const { publicOrigin, shop } = deps.settings;
  const from = { en: sender === '' ? 'A friend' : sender, ar: sender === '' ? 'أحد أصدقائك' : sender };
  const page = (language: 'en' | 'ar'): string => `${publicOrigin}/${language}/account/mywallet`;
  const days = shop.friendWaitsDays;
  const isThere = state === 'received';
  const en = isThere
    ? `It is in your Zad wallet, and you can pay your next order with it: ${page('en')}`
    : `It waits for you for ${days} days. Sign in to Zad with this e-mail address, or create an account with it, and confirm the address: ${page('en')}`;
  const ar = isThere
    ? `المبلغ في محفظتك لدى زاد ويمكنك أن تدفع به ثمن طلبك القادم: ${page('ar')}`
    : `المبلغ بانتظارك لمدة ${days} يوماً. سجّل الدخول إلى زاد بهذا البريد أو أنشئ حساباً به، ثم أكّد البريد: ${page('ar')}`;
  await openMessages(deps).mail({
    to: email,
    key: `friend-${isThere ? 'received' : 'waits'}:${billId}`,
    subject: `${from.en} sent you ${amount.en} with Zad / أرسل إليك ${from.ar} مبلغ ${amount.ar} عبر زاد`,
    body: `${from.en} sent you ${amount.en}. ${en}\n\nأرسل إليك ${from.ar} مبلغ ${amount.ar} ${ar}`,
  });
}

/** That it was sent, in words that are the same whether or not the friend has an account. */
export function mailSent(deps: Deps, money: FriendMoney): Promise<void> {
  const amount = mailedAmount(money.fils);
  const days = deps.settings.shop.friendWaitsDays;
  return mailShopper(deps, money, {
    key: `friend-sent:${money.billId}`,
    en: {
      subject: `You sent ${amount.en} with Zad`,
      body: `You sent ${amount.en} to ${money.email}. We have told your friend by e-mail. If it is not claimed within ${days} days, it comes back into your wallet.\n\nIf this was not you, write to us at once.`,
    },
    ar: {
      subject: `أرسلت ${amount.ar} عبر زاد`,
      body: `أرسلت ${amount.ar} إلى ${money.email}، وأبلغنا صديقك بالبريد الإلكتروني. إذا لم يتسلمه خلال ${days} يوماً فسيعود إلى محفظتك.\n\nإن لم تكن أنت من أرسله فراسلنا فوراً.`,
    },
  });
}

export function mailReturned(deps: Deps, money: FriendMoney): Promise<void> {
  const amount = mailedAmount(money.fils);
  return mailShopper(deps, money, {
    key: `friend-returned:${money.billId}`,
    en: {
      subject: `${amount.en} came back into your Zad wallet`,
      body: `You sent ${amount.en} to ${money.email}. It was not claimed, so it is back in your wallet.`,
    },
    ar: {
      subject: `عاد ${amount.ar} إلى محفظتك لدى زاد`,
      body: `أرسلت ${amount.ar} إلى ${money.email} ولم يتسلمه أحد، لذا عاد المبلغ إلى محفظتك.`,
    },
  });
}
