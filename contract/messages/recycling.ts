/** account.md sections 2, 5 and 8, Recycle; why a collection is refused for another cause is ours to say. */
import type { Sentence } from './sentence.ts';

export const recyclingMessages = {
  itemMissing: ['Please select a recycle item', 'يرجى اختيار عبوة لإعادتها'],
  addressMissing: ['Please select a pickup address.', 'يرجى اختيار عنوان الاستلام.'],
  dayMissing: ['Please select a pickup day.', 'يرجى اختيار يوم الاستلام.'],
  slotMissing: ['Please select a pickup time slot.', 'يرجى اختيار وقت الاستلام.'],
  submitted: ['Recycle collection submitted successfully!', 'تم تسجيل طلب الاستلام بنجاح!'],
  failed: ['Failed to submit recycle collection. Please try again.', 'تعذّر تسجيل طلب الاستلام. يرجى المحاولة مرة أخرى.'],
  nothing: ['There are no products to be recycled', 'لا توجد عبوات لإعادتها'],
  notReturnable: [
    'All of these that came with your orders are being returned already.',
    'كل ما وصلك من هذه العبوات مسجّل للإعادة.',
  ],
  slotGone: [
    'This pickup time can no longer be chosen. Please choose another.',
    'لم يعد وقت الاستلام هذا متاحاً. يرجى اختيار وقت آخر.',
  ],
  tooLate: ['This collection can no longer be cancelled.', 'لا يمكن إلغاء طلب الاستلام هذا الآن.'],
} as const satisfies Record<string, Sentence>;
