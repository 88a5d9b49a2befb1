/** The mail in which a friend gets an e-gift, in the buyer's language: the form shows it before it is paid, and the server sends it. */
import type { Locale } from '#contract/urls.ts';

export interface EgiftMail {
  readonly senderName: string;
  readonly name: string;
  /** Whole dirhams. */
  readonly fils: number;
  readonly message: string;
  readonly code: string;
  /** Where the code is entered; it leads there with the code filled in. */
  readonly page: string;
}

export interface EgiftLetter {
  readonly subject: string;
  readonly body: string;
}

export function writeEgiftMail(gift: EgiftMail, language: Locale): EgiftLetter {
  const { senderName, name, message, code, page } = gift;
  // While it is typed, the form shows the mail without a name.
  const named = name === '' ? '' : ` ${name}`;
  const words = message.trim() === '' ? '' : `${quoted(message)}\n${senderName}\n\n`;
  if (language === 'ar') {
    return {
      subject: `هدية لك من ${senderName} لتتسوّق بها في زاد`,
      body:
        `مرحباً${named}،\n\nوصلتك من ${senderName} هدية بقيمة ${arabicDirhams(gift.fils / 100)} لتتسوّق بها في زاد.\n\n${words}` +
        `رمز هديتك:\n${code}\n\nلاستخدامها افتح هذه الصفحة وسجّل الدخول أو أنشئ حساباً، فيُضاف المبلغ إلى محفظتك:\n${page}\n\n` +
        'ليس للهدية تاريخ انتهاء. من لديه الرمز يمكنه استخدامها، فاحتفظ به لنفسك.',
    };
  }
  return {
    subject: `${senderName} sent you a gift from Zad`,
    body:
      `Hello${named},\n\n${senderName} sent you a gift of AED ${gift.fils / 100} to spend at Zad.\n\n${words}` +
      `The code of your gift:\n${code}\n\nTo use it, open this page and sign in or make an account. The amount is then in your wallet:\n${page}\n\n` +
      'The gift has no end date. Whoever has the code can use it, so keep it to yourself.',
  };
}

/** As Arabic counts: ten dirhams, twenty-five of a dirham, a hundred dirham. */
function arabicDirhams(count: number): string {
  const rest = count % 100;
  const word = rest >= 3 && rest <= 10 ? 'دراهم' : rest > 10 ? 'درهماً' : 'درهم';
  return `${count} ${word}`;
}

function quoted(message: string): string {
  return message
    .trim()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
