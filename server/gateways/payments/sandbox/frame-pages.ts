/** The pages that a shop frames, as HTML: the card form, the field for a kept card's CVV, the 3-D Secure challenge, a wallet's sheet. */
import type { ProviderCard } from '#server/gateways/payments/payment-gateway.ts';

import { FRAME_WORDS, type FrameLanguage } from './frame-words.ts';
import type { SandboxWallet } from './sandbox-payment.ts';
import { maskPan, TEST_CARDS } from './test-cards.ts';
import { WALLET_CARDS } from './wallet-payment.ts';

interface Frame {
  readonly language: FrameLanguage;
  /** The origins that the page talks to by postMessage, and is framed by. */
  readonly shopOrigins: readonly string[];
}

/** The script knows the test cards, so that the number of any other stays in the field. */
export function cardFormPage({ language, shopOrigins }: Frame): string {
  const words = FRAME_WORDS[language];
  const numbers = TEST_CARDS.map(({ number }) => number).join(' ');
  return page(
    language,
    words.form,
    'card-form.js',
    `
    <form novalidate data-kind="card" data-shops="${escapedHtml(shopOrigins.join(' '))}" data-cards="${numbers}">
      ${badge(language, ` data-cards-only="${words.testCardsOnly}"`)}
      <label class="whole">${words.number}<span class="scheme" id="scheme"></span><input name="number" inputmode="numeric" dir="ltr" autocomplete="off" maxlength="23" /></label>
      <label class="whole">${words.name}<input name="name" autocomplete="off" maxlength="100" /></label>
      <label>${words.expiry}<input name="expiry" inputmode="numeric" dir="ltr" autocomplete="off" maxlength="7" placeholder="MM/YY" /></label>
      <label>${words.cvv}<input name="cvv" type="password" inputmode="numeric" dir="ltr" autocomplete="off" maxlength="4" title="${words.cvvHint}" /></label>
    </form>`,
  );
}

export function cvvFormPage({
  language,
  shopOrigins,
  scheme,
}: Frame & { scheme: ProviderCard['scheme'] | null }): string {
  const words = FRAME_WORDS[language];
  return page(
    language,
    words.cvv,
    'card-form.js',
    `
    <form novalidate data-kind="cvv" data-shops="${escapedHtml(shopOrigins.join(' '))}" data-scheme="${scheme ?? ''}">
      ${badge(language)}
      <label class="whole">${words.cvv}<input name="cvv" type="password" inputmode="numeric" dir="ltr" autocomplete="off" maxlength="4" title="${words.cvvHint}" /></label>
    </form>`,
  );
}

/** `asked`: null where nothing waits for an answer. */
export function challengePage({
  language,
  shopOrigins,
  asked,
}: Frame & { asked: { readonly fils: number; readonly maskedPan: string } | null }): string {
  const words = FRAME_WORDS[language];
  const question =
    asked === null
      ? `<p>${words.over}</p>`
      : `<p>${words.challengeLead}</p>
      <dl><div><dt>${words.amount}</dt><dd><bdi dir="ltr">AED ${(asked.fils / 100).toFixed(2)}</bdi></dd></div><div><dt>${words.card}</dt><dd><bdi dir="ltr">${escapedHtml(asked.maskedPan)}</bdi></dd></div></dl>
      <p id="problem" role="alert" data-lost="${words.lost}"></p>
      <button type="button" class="main" value="confirm">${words.confirm}</button>
      <button type="button" value="refuse">${words.refuse}</button>`;
  return page(
    language,
    words.challenge,
    'question.js',
    `
    <main data-zad="sandbox-challenge" data-over="AWAIT_3DS" data-shops="${escapedHtml(shopOrigins.join(' '))}">
      ${badge(language)}
      <h1>${words.challenge}</h1>
      ${question}
    </main>`,
  );
}

/** The stand-in for the sheet of a device's wallet. `asked`: null where nothing waits for an answer. */
export function walletSheetPage({
  language,
  shopOrigins,
  asked,
}: Frame & { asked: { readonly fils: number; readonly wallet: SandboxWallet } | null }): string {
  const words = FRAME_WORDS[language];
  const title = asked === null ? words.challenge : words.wallets[asked.wallet.name];
  const cards = WALLET_CARDS.map(
    ({ number, outcome }, place) =>
      `<option value="${place}">${maskPan(number)}${outcome === 'declined' ? ` (${words.declined})` : ''}</option>`,
  );
  const sheet =
    asked === null
      ? `<p>${words.over}</p>`
      : `<p>${words.walletLead}</p>
      <dl><div><dt>${words.amount}</dt><dd><bdi dir="ltr">AED ${(asked.fils / 100).toFixed(2)}</bdi></dd></div></dl>
      <label>${words.walletCard}<select dir="ltr">${cards.join('')}</select></label>
      <p id="problem" role="alert" data-lost="${words.lost}"></p>
      <button type="button" class="main" value="pay">${words.pay}</button>
      <button type="button" value="cancel">${words.cancel}</button>`;
  return page(
    language,
    title,
    'question.js',
    `
    <main data-zad="sandbox-wallet" data-over="SUCCESS" data-shops="${escapedHtml(shopOrigins.join(' '))}">
      ${badge(language)}
      <h1>${title}</h1>
      ${sheet}
    </main>`,
  );
}

function badge(language: FrameLanguage, attributes = ''): string {
  return `<p class="badge" id="badge" role="status"${attributes}>${FRAME_WORDS[language].sandbox}</p>`;
}

function page(language: FrameLanguage, title: string, script: string, body: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${FRAME_WORDS[language].dir}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/frame.css" />
    <script src="/${script}" defer></script>
  </head>
  <body>${body}
  </body>
</html>
`;
}

export function escapedHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
