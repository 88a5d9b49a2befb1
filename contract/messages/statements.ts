/** What the lines of a statement say; the specification has the fields and no words. */
import type { Sentence } from './sentence.ts';

export const statementMessages = {
  order: ['Order delivered', 'طلب تم توصيله'],
  express: ['Express order delivered', 'طلب سريع تم توصيله'],
  added: ['Added to another order', 'إضافة إلى طلب آخر'],
  depositPaid: ['Paid with your order', 'دُفع مع طلبك'],
  depositReturned: ['Packaging returned', 'عبوة أُعيدت'],
  depositUnits: ['containers', 'عبوات'],
} as const satisfies Record<string, Sentence>;
