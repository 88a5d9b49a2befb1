/** account.md section 8, orders; the refusals that the specification has no sentence for are ours. */
import type { Sentence } from './sentence.ts';

export const orderMessages = {
  cancelFailed: ['Failed to cancel order. Please try again.', 'تعذّر إلغاء الطلب. يرجى المحاولة مرة أخرى.'],
  cancelled: ['Your order is cancelled', 'تم إلغاء طلبك'],
  rescheduled: ['Your delivery time is changed', 'تم تغيير موعد التوصيل'],
  tooLateToReschedule: ['This order can no longer be rescheduled', 'لم يعد بالإمكان تغيير موعد هذا الطلب'],
  beingTaken: [
    'Your payment is just being taken. Please try again in a minute.',
    'يجري تحصيل دفعتك الآن. يرجى المحاولة مرة أخرى بعد دقيقة.',
  ],
  rescheduleFailed: [
    'The delivery could not be changed. Please try again.',
    'تعذّر تغيير موعد التوصيل. يرجى المحاولة مرة أخرى.',
  ],
  repeated: [
    'Success ! Items Re-Loaded in My Cart please proceed for checkout',
    'تم! أُعيدت المنتجات إلى سلتك، يرجى إتمام الطلب',
  ],
  repeatFailed: ['The order could not be repeated. Please try again.', 'تعذّرت إعادة الطلب. يرجى المحاولة مرة أخرى.'],
  tipFailed: [
    'The tip was not paid. Please try again, or skip it.',
    'لم تُدفع الإكرامية. يرجى المحاولة مرة أخرى أو تخطيها.',
  ],
  tooLateToCancel: ['This order can no longer be cancelled', 'لم يعد بالإمكان إلغاء هذا الطلب'],
  notPaidByCard: [
    'This order was not paid by card: its money goes back to your wallet',
    'لم يُدفع هذا الطلب بالبطاقة، لذا يعود مبلغه إلى محفظتك',
  ],
} as const satisfies Record<string, Sentence>;
