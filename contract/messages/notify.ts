/** storefront.md section 8, Notify. */
import type { Sentence } from './sentence.ts';

export const notifyMessages = {
  failed: ['Failed to update notification', 'تعذّر تحديث التنبيه'],
  broken: ['An error occurred while updating notification', 'حدث خطأ أثناء تحديث التنبيه'],
  on: ['You will be notified when this product comes back in stock', 'سننبهك عند توفّر هذا المنتج من جديد'],
  off: ['You have removed the notification alert', 'لقد ألغيت التنبيه'],
} as const satisfies Record<string, Sentence>;
