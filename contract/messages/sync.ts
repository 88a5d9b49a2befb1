/** Why an edit that was made on a device did not go through (contract/rules/mutation.ts), and why one could not be kept there. */
import type { RefusalCode } from '#contract/rules/mutation.ts';

import type { Sentence } from './sentence.ts';

export const refusalMessages = {
  list_gone: ['This list was deleted on another device.', 'حُذفت هذه القائمة على جهاز آخر.'],
  list_changed: ['Changed on another device. Delete anyway?', 'تغيّرت على جهاز آخر. هل تريد حذفها رغم ذلك؟'],
  name_blank: ['A list needs a name of 1 to 60 characters.', 'تحتاج القائمة إلى اسم من 1 إلى 60 حرفاً.'],
  too_many: ['There is no room for more of these.', 'لا يوجد متسع للمزيد منها.'],
  no_such_product: ['The shop does not sell this any more.', 'لم يعد المتجر يبيع هذا المنتج.'],
  no_box: ['Choose a gift box first.', 'اختر صندوق هدايا أولاً.'],
  box_full: ['Please remove gift items first before adding', 'يرجى إزالة بعض الهدايا أولاً قبل الإضافة'],
  box_taken: ['Another gift box was chosen on another device.', 'اختير صندوق هدايا آخر على جهاز آخر.'],
  not_movable: [
    'This cannot be part of a gift box now, or it is out of stock.',
    'لا يمكن أن يكون هذا ضمن صندوق الهدايا الآن، أو أنه غير متوفّر.',
  ],
  is_regular: [
    'A regular order is not made in the cart, but in its own form.',
    'لا يُنشأ الطلب المنتظم في السلة، بل في نموذجه الخاص.',
  ],
  invalid: ['The shop could not read this change.', 'تعذّر على المتجر قراءة هذا التغيير.'],
  internal: ['Something went wrong on our side with this change.', 'حدث خطأ من جانبنا في هذا التغيير.'],
} as const satisfies Record<RefusalCode, Sentence>;

/** Nothing was kept: the shopper must know at once. */
export const notKeptMessages = {
  full: [
    'This device has no room left. Nothing was changed; free some space and try again.',
    'لا توجد مساحة متبقية على هذا الجهاز. لم يتغيّر شيء؛ أفرغ بعض المساحة ثم حاول مجدداً.',
  ],
  broken: [
    'This device could not keep the change. Nothing was changed; please try again.',
    'تعذّر على هذا الجهاز حفظ التغيير. لم يتغيّر شيء؛ يرجى المحاولة مجدداً.',
  ],
  'signed-out': [
    'You are signed out. Nothing was changed; please sign in and try again.',
    'سُجّل خروجك. لم يتغيّر شيء؛ يرجى تسجيل الدخول ثم المحاولة مجدداً.',
  ],
} as const satisfies Record<'full' | 'broken' | 'signed-out', Sentence>;

/** What was changed without signal has reached the shop. */
export const savedMessages = {
  saved: ['Your changes are saved', 'حُفظت تغييراتك'],
} as const satisfies Record<string, Sentence>;

/** The browser erased the device's database while edits waited in it. `count` is above one. */
export const lostMessages = {
  one: [
    'This browser erased one change that was not saved yet. Please make it again.',
    'حذف هذا المتصفّح تغييراً واحداً لم يُحفظ بعد. يرجى إجراؤه من جديد.',
  ],
  more: [
    'This browser erased changes that were not saved yet ({count}). Please make them again.',
    'حذف هذا المتصفّح تغييرات لم تُحفظ بعد ({count}). يرجى إجراؤها من جديد.',
  ],
} as const satisfies Record<'one' | 'more', Sentence>;
