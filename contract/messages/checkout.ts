/** account.md sections 4, 5 and 8, Checkout; the refusals that the specification has no sentence for are ours. */
import type { Sentence } from './sentence.ts';

export const checkoutMessages = {
  validated: ['Successfully Validated', 'تم التحقّق بنجاح'],
  choosePayment: [
    'Choose the desired payment option and click on Pay Now.',
    'اختر طريقة الدفع المطلوبة ثم اضغط "ادفع الآن".',
  ],
  notTogether: [
    'The following items from your cart cannot be delivered on your selected date. Please choose an alternative delivery date/time.',
    'لا يمكن توصيل المنتجات التالية من سلتك في التاريخ المحدد. يرجى اختيار تاريخ أو وقت آخر للتوصيل.',
  ],
  notDeleted: ['Error deleting product from cart', 'حدث خطأ أثناء حذف المنتج من السلة'],
  deletingFailed: ['An error occurred while deleting the product.', 'حدث خطأ أثناء حذف المنتج.'],
  emptyCart: ['Your cart is empty', 'سلتك فارغة'],
  noAddress: ['Please choose a delivery address', 'يرجى اختيار عنوان التوصيل'],
  badContact: ['Invalid Phone Number (Please Enter a UAE Number)', 'رقم الجوال غير صحيح (يرجى إدخال رقم إماراتي)'],
  noSlot: ['Please choose a delivery date and time', 'يرجى اختيار تاريخ ووقت التوصيل'],
  slotFull: [
    'This delivery time has just been filled. Please choose another.',
    'امتلأ وقت التوصيل هذا للتو. يرجى اختيار وقت آخر.',
  ],
  tooEarly: [
    'Some items cannot be delivered this early. Please choose a later date.',
    'لا يمكن توصيل بعض المنتجات في هذا الوقت المبكر. يرجى اختيار تاريخ لاحق.',
  ],
  unavailable: [
    'Some items are not available any more. Please remove them to go on.',
    'بعض المنتجات لم تعد متوفّرة. يرجى إزالتها للمتابعة.',
  ],
  cartChanged: ['Your cart has changed. Please look at it again.', 'تغيّرت سلتك. يرجى مراجعتها من جديد.'],
  totalChanged: ['The total has changed. Please look at it again.', 'تغيّر الإجمالي. يرجى مراجعته من جديد.'],
  notPrepared: [
    'This order is not ready to be paid any more. Please go through checkout again.',
    'لم يعد هذا الطلب جاهزاً للدفع. يرجى إتمام الطلب من جديد.',
  ],
  confirmFirst: ['Please confirm the delivery dates and times first.', 'يرجى تأكيد تواريخ وأوقات التوصيل أولاً.'],
  wrongCode: ['This discount code is not valid', 'رمز الخصم هذا غير صالح'],
  usedCode: ['You have used this discount code already', 'سبق أن استخدمت رمز الخصم هذا'],
  codeOrPoints: [
    'Loyalty and referral points do not apply when discount codes are used.',
    'لا تُستخدم نقاط الولاء والدعوات مع رموز الخصم.',
  ],
  wrongVoucher: ['This voucher cannot be used any more', 'لم يعد بالإمكان استخدام هذه القسيمة'],
  notEnoughPoints: ['You do not have that many points', 'ليس لديك هذا العدد من النقاط'],
  pointsInBlocks: ['Points are used in blocks of 500', 'تُستخدم النقاط في مجموعات من 500 نقطة'],
  wrongDonation: ['This donation is not possible', 'هذا التبرع غير ممكن'],
  noExpress: ['Express delivery is not possible right now', 'التوصيل السريع غير ممكن الآن'],
  forPlatinum: ['Priority delivery is for platinum members', 'التوصيل ذو الأولوية لأعضاء الفئة البلاتينية'],
  comesWithOrder: [
    'What you add to an order comes with it, at the same time.',
    'ما تضيفه إلى طلب يصل معه في الوقت نفسه.',
  ],
  donationsFailed: ['Error loading donation partners.', 'حدث خطأ أثناء تحميل جهات التبرع.'],
  nothingToAdd: ['This order can no longer be added to', 'لم يعد بالإمكان الإضافة إلى هذا الطلب'],
} as const satisfies Record<string, Sentence>;
