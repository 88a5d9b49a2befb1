/** What an invoice says of a gift below its name: pure. */
import type { LineGift } from '#server/invoices/line-gifts.ts';

import { PAPER_WORDS } from './paper-words.ts';

/** The paper's letters are Latin and Arabic ones: pictures are left out, and a message in other letters is only said to be there. */
const PICTURES = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\u20e3|\ufe0f)+/gu;
const DRAWN = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;

export function giftNotes(gift: LineGift | undefined, language: 'en' | 'ar'): readonly string[] {
  if (!gift) return [];
  const words = PAPER_WORDS[language];
  const message = gift.message.replaceAll(PICTURES, ' ').replaceAll(/\s+/g, ' ').trim();
  return [
    ...(gift.isWrapped ? [words.wrapped] : []),
    ...(gift.message === ''
      ? []
      : [DRAWN.test(message) && message !== '' ? `${words.message}: ${message}` : words.hasMessage]),
  ];
}
