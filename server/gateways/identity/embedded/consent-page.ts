/**
 * The consent page as HTML. Nothing of the request is written into it but the provider and the language, each out of a list. Its
 * buttons are switched on by handler.js: pressed before that, they would do nothing.
 */
import type { IdentityProvider } from '#contract/identity.ts';

import { CONSENT_WORDS, PROVIDER_NAMES, type ConsentLanguage } from './consent-words.ts';

export function consentPage(provider: IdentityProvider, language: ConsentLanguage): string {
  const words = CONSENT_WORDS[language];
  const title = words.title(PROVIDER_NAMES[provider][language]);
  const people = words.people.map(
    ({ name, email }) => `
        <li>
          <button type="button" class="person" disabled data-email="${email}" data-name="${name}">
            <span class="face" aria-hidden="true">${name.charAt(0)}</span>
            <span>
              <span class="as">${words.continueAs} ${name}</span>
              <span class="email"><bdi>${email}</bdi></span>
            </span>
          </button>
        </li>`,
  );
  const hidesEmail = `
        <label class="choice"><input type="checkbox" name="hidesEmail" /> ${words.hidesEmail}</label>`;
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/emulator/auth/consent.css" />
    <script src="/emulator/auth/handler.js" defer></script>
  </head>
  <body>
    <main data-provider="${provider}" data-lost="${words.lost}">
      <header>
        <img src="/favicon.svg" alt="" />
        <h1>${title}</h1>
        <p>${words.lead}</p>
      </header>
      <ul>${people.join('')}
      </ul>
      <form novalidate data-as="${words.continueAs}" data-email="${words.wrongEmail}" data-name="${words.wrongName}">
        <h2>${words.other}</h2>
        <label>${words.name}<input name="name" autocomplete="name" maxlength="100" aria-describedby="problem" /></label>
        <label>${words.email}<input name="email" type="email" dir="ltr" autocomplete="email" maxlength="254" aria-describedby="problem" /></label>${provider === 'facebook.com' ? hidesEmail : ''}
        <p id="problem" role="alert"></p>
        <button class="main" disabled>${words.proceed}</button>
        <button type="button" class="quiet" disabled>${words.cancel}</button>
      </form>
      <p class="note">${words.note}</p>
    </main>
  </body>
</html>
`;
}

/** The hidden page through which the SDK hears of what happened. */
export const IFRAME_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Sign-in</title>
    <script src="/emulator/auth/iframe.js"></script>
  </head>
  <body></body>
</html>
`;
