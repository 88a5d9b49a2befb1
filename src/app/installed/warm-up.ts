import type { QueryClient } from '@tanstack/react-query';

import { API_BASE } from '#contract/call.ts';
import { readCategories, readHome } from '#contract/catalogue.ts';
import { LOCALES } from '#contract/urls.ts';
import { answerUrls } from '#src/net/answer-urls.ts';

import { tellWorker } from './register-worker.ts';
import { whenIdle } from './when-idle.ts';

/** What a shopper who never came back to a page would still want of it without signal. */
const FOR_LATER = [
  ...LOCALES.map((locale) => `/${locale}`),
  ...[readHome, readCategories].map((call) => `${API_BASE}${call.path}`),
];

/** Has the worker keep what it has not seen go by: this page, what it shows, and what comes next. */
export function warmUp(queryClient: QueryClient): void {
  whenIdle(() => {
    const shown = [`${location.pathname}${location.search}`, ...answerUrls(queryClient), ...pictures()];
    tellWorker({ type: 'warm', urls: isSavingData() ? shown : [...shown, ...FOR_LATER], withChunks: !isSavingData() });
  });
}

function pictures(): string[] {
  return [...document.images]
    .filter((image) => image.complete && image.currentSrc.startsWith(`${location.origin}/images/`))
    .map((image) => image.currentSrc.slice(location.origin.length));
}

function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
