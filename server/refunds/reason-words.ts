import type { Bilingual } from '#contract/wire-types.ts';

import type { REFUND_REASONS } from './table.ts';

/** Why money goes back, as its mail and the credit note say it. */
export const REASON_WORDS: Readonly<Record<(typeof REFUND_REASONS)[number], Bilingual>> = {
  cancelled: { en: 'The order was cancelled.', ar: 'أُلغي الطلب.' },
  short: { en: 'Not everything you ordered could be had.', ar: 'لم يتوفّر كل ما طلبته.' },
  express: { en: 'It comes as a standard delivery instead of express.', ar: 'سيصلك بالتوصيل العادي بدلاً من السريع.' },
};
