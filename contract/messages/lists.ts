/** storefront.md sections 5 and 8, account.md sections 5 and 8: lists and favourites. */
import type { Sentence } from './sentence.ts';

export const listMessages = {
  addFailed: ['Failed to add item to shopping list.', 'تعذّرت إضافة المنتج إلى قائمة التسوق.'],
  addError: ['Error adding item to shopping list: {message}', 'خطأ أثناء إضافة المنتج إلى قائمة التسوق: {message}'],
  added: ['Item has been successfully added to your shopping list!', 'أُضيف المنتج إلى قائمتك!'],
  addedToNew: ['Item added to shopping list successfully!', 'أُضيف المنتج إلى قائمة التسوق بنجاح!'],
  alreadyOnList: ['Item is already added to the selected list', 'المنتج مضاف بالفعل إلى القائمة المختارة'],
  removed: ['Item has been successfully removed from your list.', 'تمت إزالة المنتج من قائمتك بنجاح.'],
  nameBlank: ['Please give the list a name', 'يرجى تسمية القائمة'],
} as const satisfies Record<string, Sentence>;
