/** What the wire says of an order's state and day (account.md sections 4 and 9). */
import type { Bilingual } from '#contract/wire-types.ts';

export const STATE_WORDS: Readonly<Record<number, string>> = {
  [-1]: 'Cancelled',
  1: 'Order Placed',
  2: 'Picking Organized',
  3: 'Out for Delivery',
  4: 'Delivery On Route',
  5: 'Waiting',
  6: 'Delivered',
};

const en = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });
const ar = new Intl.DateTimeFormat('ar-AE-u-nu-latn', {
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Of an ISO day: "22 Nov, 2026" (DD MMM, YYYY). */
export function bilingualOf(day: string): Bilingual {
  const date = new Date(`${day}T00:00:00Z`);
  const [dayOfMonth = '', month = '', year = ''] = en.format(date).split(' ');
  return { en: `${dayOfMonth} ${month}, ${year}`, ar: ar.format(date) };
}
