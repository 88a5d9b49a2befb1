/** storefront.md sections 5 and 8, Cart and gift; the sentences about lines that are not there are ours. */
import type { Sentence } from './sentence.ts';

export const cartMessages = {
  added: ['Item added to cart!', 'تمت إضافة المنتج إلى السلة!'],
  addingFailed: ['Error adding item to the cart', 'حدث خطأ أثناء إضافة المنتج إلى السلة'],
  notAdded: ['Failed to add item to cart.', 'تعذّرت إضافة المنتج إلى السلة.'],
  removingFailed: ['An error occurred while removing the item.', 'حدث خطأ أثناء إزالة المنتج.'],
  unexpected: ['An unexpected error occurred.', 'حدث خطأ غير متوقع.'],
  loadingFailed: ['Error loading products', 'حدث خطأ أثناء تحميل المنتجات'],
  priceChanged: ['{item} was AED {old} and is now AED {new}', 'كان سعر {item} {old} د.إ. وأصبح الآن {new} د.إ.'],
  ok: ['Ok', 'حسناً'],
  outOfStockEmpty: ['No items found', 'لم يُعثر على منتجات'],
  removeOutOfStock: ['Remove Out of Stock Products to Proceed.', 'أزل المنتجات غير المتوفّرة للمتابعة.'],
  noSuchProduct: ['This product is not in the shop any more', 'هذا المنتج لم يعد في المتجر'],
  updated: ['Updated successfully', 'تم التحديث بنجاح'],
  updateFailed: ['Failed to update', 'تعذّر التحديث'],
  removed: ['Removed from the cart', 'أُزيل من السلة'],
  moved: ['Moved into the gift box', 'نُقل إلى صندوق الهدايا'],
  moveFailed: ['An error occured', 'حدث خطأ'],
  notInCart: ['This product is not in the cart', 'هذا المنتج ليس في السلة'],
} as const satisfies Record<string, Sentence>;
