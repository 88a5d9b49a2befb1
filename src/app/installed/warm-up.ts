import type { QueryClient } from '@tanstack/react-query';

import { API_BASE } from '#contract/call.ts';
import { readCategories, readHome } from '#contract/catalogue.ts';
import { LOCALES } from '#contract/urls.ts';
import { homePage } from '#src/domain/catalogue/queries.ts';
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
    const isFrugal = isSavingData();
    const here = [`${location.pathname}${location.search}`, ...answerUrls(queryClient), ...pictures(isFrugal)];
    const later = [...FOR_LATER, ...rowPictures(queryClient)];
    tellWorker({ type: 'warm', urls: isFrugal ? here : [...here, ...later], withChunks: !isFrugal });
  });
}

/** Those the shopper saw first, then those further down; of a frugal device the seen ones alone. */
function pictures(isSeenOnly: boolean): string[] {
  const all = [...document.images].filter((image) => image.src.startsWith(`${location.origin}/images/`));
  const seen = all.filter((image) => image.complete && image.currentSrc !== '');
  return (isSeenOnly ? seen : [...seen, ...all]).map((image) => image.src);
}

/** Of home's rows that the shopper has not come near yet. */
function rowPictures(queryClient: QueryClient): string[] {
  const home = queryClient.getQueryData(homePage().queryKey);
  return (home?.value.carousels ?? []).flatMap(({ products }) => products.slice(0, 6).map((card) => card.image));
}

function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
