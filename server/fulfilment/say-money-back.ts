/** What a mail says of the money of a cancelled order. */
import { say, type Sentence } from '#contract/messages/sentence.ts';
import type { Locale } from '#contract/urls.ts';
import { mailedAmount } from '#server/orders/mailed-order.ts';

/** `kept`: by the wallet; `held`: by the bank; `asked`: the bank was being asked for it when the order was cancelled. */
type Way = 'wallet done' | 'wallet soon' | 'card done' | 'card soon' | 'kept' | 'held' | 'asked';

export interface MoneyBack {
  readonly fils: number;
  readonly how: Way;
}

const SENTENCES: Readonly<Record<Way, Sentence>> = {
  'wallet done': ['{amount} is in your Zad wallet.', 'أصبح مبلغ {amount} في محفظتك لدى زاد.'],
  'wallet soon': [
    '{amount} goes to your Zad wallet as soon as your bank lets us take it. We write to you then.',
    'سيُضاف مبلغ {amount} إلى محفظتك لدى زاد فور أن يسمح لنا البنك بتحصيله، وسنراسلك عندئذ.',
  ],
  'card done': [
    '{amount} went back to your card. Your bank may take a few days to show it.',
    'أُعيد مبلغ {amount} إلى بطاقتك. قد يحتاج البنك إلى بضعة أيام لإظهاره.',
  ],
  'card soon': [
    '{amount} goes back to your card. We write to you once that is done; your bank may take a few days to show it.',
    'سيعود مبلغ {amount} إلى بطاقتك، وسنراسلك عند إتمام ذلك. قد يحتاج البنك إلى بضعة أيام لإظهاره.',
  ],
  kept: [
    '{amount}, which your Zad wallet kept for it, is yours to use again.',
    'مبلغ {amount} الذي حُجز له في محفظتك لدى زاد متاح لك من جديد.',
  ],
  held: [
    'Nothing was charged to your card for it; what your bank holds is released by itself.',
    'لم يُخصم أي مبلغ من بطاقتك لهذا الطلب، والمبلغ الذي يحجزه البنك يُحرَّر تلقائياً.',
  ],
  asked: [
    'Your bank was being asked for {amount} at that moment. If it is charged, we give it back to your card and write to you.',
    'كان يُطلب من البنك تحصيل مبلغ {amount} في تلك اللحظة. إذا خُصم فسنعيده إلى بطاقتك ونراسلك.',
  ],
};

export function sayMoneyBack({ fils, how }: MoneyBack, language: Locale): string {
  return say(SENTENCES[how], language, { amount: mailedAmount(fils)[language] });
}
