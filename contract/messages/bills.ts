/** What the page of a bill says (remaining.md C2); the specification has no sentences for it. */
import type { Sentence } from './sentence.ts';

export const billMessages = {
  cardOnly: ['This can be paid by card only', 'يمكن الدفع بالبطاقة فقط'],
  billOver: ['This payment link is no longer valid', 'لم يعد رابط الدفع هذا صالحاً'],
} as const satisfies Record<string, Sentence>;
