/** The mail of an e-gift drawn as a page: the card that its form shows (src/features/egifts/egift-card.tsx), then the words of the plain text. */
import type { EgiftLetter, EgiftMail } from '#contract/rules/egift-mail.ts';
import type { Locale } from '#contract/urls.ts';

/** Programs for mail know neither our letters nor our colours by name. */
const FONT = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const MARK = '> ';
const WORDS = {
  en: { shop: 'Zad', amount: 'AED', for: 'For', from: 'From' },
  ar: { shop: 'زاد', amount: 'د.إ.', for: 'إلى', from: 'من' },
} as const;

/** A whole document in the buyer's language: tables and inline styles alone, because programs for mail drop the rest. Nothing is fetched. */
export function drawGiftMail(gift: EgiftMail, { subject, body }: EgiftLetter, language: Locale): string {
  const words = WORDS[language];
  const dirhams = String(gift.fils / 100);
  const amount = language === 'ar' ? `${dirhams} ${words.amount}` : `${words.amount} ${dirhams}`;
  const card = [
    `<p style="margin:0;font-size:20px;font-weight:700">${words.shop}</p>`,
    `<p style="margin:28px 0 8px;font-size:40px;line-height:1.2;font-weight:600"><bdi>${escape(amount)}</bdi></p>`,
    `<p style="margin:0;font-size:16px">${words.for} <bdi>${escape(gift.name)}</bdi></p>`,
    `<p style="margin:0;font-size:16px">${words.from} <bdi>${escape(gift.senderName)}</bdi></p>`,
  ].join('');
  return (
    `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>` +
    `<body style="margin:0;background:#fbf7ee;color:#35261a;font-family:${FONT}">` +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">' +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px">' +
    `<tr><td bgcolor="#1c6843" style="padding:20px 24px;border-radius:16px;background:#1c6843;color:#ffffff">${card}</td></tr>` +
    `<tr><td style="padding:20px 4px;font-size:16px;line-height:1.6">${paragraphs(body, gift)}</td></tr>` +
    '</table></td></tr></table></body></html>'
  );
}

/** The plain text's paragraphs; its code stands out, and its address can be tapped. */
function paragraphs(body: string, { code, page }: EgiftMail): string {
  return body
    .split('\n\n')
    .map((words) => `<p style="margin:0 0 16px">${words.split('\n').map(line).join('<br>')}</p>`)
    .join('')
    .replace(escape(code), () => `<strong dir="ltr" style="font-size:20px">${escape(code)}</strong>`)
    .replace(escape(page), () => `<a dir="ltr" href="${escape(page)}" style="color:#1c6843">${escape(page)}</a>`);
}

/** What the buyer wrote is marked by "> " in the plain text; here by its colour. */
function line(text: string): string {
  return text.startsWith(MARK)
    ? `<span dir="auto" style="font-size:18px;color:#124d31">${escape(text.slice(MARK.length))}</span>`
    : escape(text);
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
