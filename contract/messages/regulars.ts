/** storefront.md sections 5 and 8, account.md section 2: regular orders. Why one is refused for another cause is ours to say. */
import type { Sentence } from './sentence.ts';

export const regularMessages = {
  noPayment: ['Select payment option', 'اختر طريقة الدفع'],
  noWeeks: ['Select how many weeks', 'اختر عدد الأسابيع'],
  noDays: ['Select delivery days/date', 'اختر أيام التوصيل'],
  noTime: ['Select a delivery time', 'اختر وقت التوصيل'],
  noQuantity: ['Please select regular order quantity', 'يرجى اختيار كمية الطلب المنتظم'],
  weeksFirst: ['Please select how many weeks first', 'يرجى اختيار عدد الأسابيع أولاً'],
  added: ['Item added to subscription successfully!', 'تمت إضافة المنتج إلى الطلبات المنتظمة بنجاح!'],
  orderAdded: ['Your regular order is set up!', 'تم إعداد طلبك المنتظم!'],
  failed: ['Failed to add item to subscription.', 'تعذّرت إضافة المنتج إلى الطلبات المنتظمة.'],
  none: ['You have no existing subscriptions', 'لا توجد لديك طلبات منتظمة'],
  notRegular: ['This product can’t be ordered regularly.', 'لا يمكن طلب هذا المنتج بانتظام.'],
  nothingRegular: ['None of these products can be ordered regularly.', 'لا يمكن طلب أي من هذه المنتجات بانتظام.'],
  noAddress: [
    'Add an address first: a regular order goes to your default address.',
    'أضف عنواناً أولاً: يصل الطلب المنتظم إلى عنوانك الافتراضي.',
  ],
  totalChanged: ['Prices have changed. Please look at the new total.', 'تغيّرت الأسعار. يرجى مراجعة الإجمالي الجديد.'],
  tooMany: ['You have 100 regular orders, which is the most there can be.', 'لديك 100 طلب منتظم، وهو الحدّ الأقصى.'],
  cancelled: [
    'Your regular order has ended. No more deliveries will come.',
    'انتهى طلبك المنتظم، ولن تصل توصيلات أخرى.',
  ],
  cancelledPaid: [
    'Your regular order has ended. What you paid for the rest is in your wallet.',
    'انتهى طلبك المنتظم. أعدنا ما دفعته عن التوصيلات الباقية إلى محفظتك.',
  ],
  cancelledOrdered: [
    'Your regular order has ended. What is an order already still comes; you can cancel it in your orders.',
    'انتهى طلبك المنتظم. ما أصبح طلباً يصلك في موعده، ويمكنك إلغاؤه من طلباتك.',
  ],
  deliveryCancelled: ['This delivery is cancelled.', 'تم إلغاء هذه التوصيلة.'],
  deliveryCancelledPaid: [
    'This delivery is cancelled. What you paid for it is in your wallet.',
    'تم إلغاء هذه التوصيلة، وأعدنا ما دفعته عنها إلى محفظتك.',
  ],
  alreadyOrdered: [
    'This delivery is an order already. You can cancel it in your orders.',
    'أصبحت هذه التوصيلة طلباً. يمكنك إلغاؤه من طلباتك.',
  ],
  over: ['This delivery can no longer be cancelled.', 'لم يعد إلغاء هذه التوصيلة ممكناً.'],
  notUnpaid: ['This regular order has nothing to pay.', 'لا يوجد ما يُدفع عن هذا الطلب المنتظم.'],
} as const satisfies Record<string, Sentence>;

/** '{item} has been Updated!' (storefront.md section 4), `item` being its name in that language. */
export function regularUpdated(item: string): Sentence {
  return [`${item} has been Updated!`, `تم تحديث ${item}!`];
}
