/** account.md sections 5 and 8, storefront.md sections 5 and 8, Address and Maps; sentences about single fields are ours. */
import type { Sentence } from './sentence.ts';

export const addressMessages = {
  added: ['Address successfully added!', 'تمت إضافة العنوان بنجاح!'],
  updated: ['Address successfully updated!', 'تم تحديث العنوان بنجاح!'],
  notUpdated: ['Failed to update address.', 'تعذّر تحديث العنوان.'],
  deleted: ['Address deleted successfully!', 'تم حذف العنوان بنجاح!'],
  notDeleted: ['Failed to delete address.', 'تعذّر حذف العنوان.'],
  madeDefault: ['Default address updated successfully!', 'تم تحديث العنوان الافتراضي بنجاح!'],
  notMadeDefault: ['Failed to update default address.', 'تعذّر تحديث العنوان الافتراضي.'],
  deleteTitle: ['Delete Address', 'حذف العنوان'],
  deleteQuestion: ['Are you sure to delete this address?', 'هل تريد حذف هذا العنوان؟'],
  yes: ['Yes', 'نعم'],
  no: ['No', 'لا'],
  noOptions: ['No options available', 'لا توجد خيارات'],
  emirateMissing: ['Please choose an emirate', 'يرجى اختيار الإمارة'],
  areaMissing: ['Please choose an area', 'يرجى اختيار المنطقة'],
  areaElsewhere: ['This area is not in the chosen emirate', 'هذه المنطقة ليست في الإمارة المختارة'],
  line1Missing: ['Please enter the building and the street', 'يرجى إدخال المبنى والشارع'],
  mobileMissing: ['Phone Number Should be entered', 'يجب إدخال رقم الجوال'],
  mobileInvalid: ['Invalid Phone Number (Please Enter a UAE Number)', 'رقم الجوال غير صحيح (يرجى إدخال رقم إماراتي)'],
  makaniInvalid: ['A Makani number has 10 digits', 'رقم مكاني يتكون من 10 أرقام'],
  pinIncomplete: ['A pin has both a latitude and a longitude', 'للموقع خط عرض وخط طول معاً'],
  pinOutside: ['The pin must be inside the United Arab Emirates', 'يجب أن يكون الموقع داخل الإمارات العربية المتحدة'],
  tooMany: [
    'You have 30 addresses, and that is the most. Please delete one first.',
    'لديك 30 عنواناً وهو الحد الأقصى. يرجى حذف عنوان أولاً.',
  ],
  gone: ['This address is not there any more', 'هذا العنوان لم يعد موجوداً'],
  tooManySearches: ['Too many searches. Please try again in a minute.', 'عمليات بحث كثيرة. يرجى المحاولة بعد دقيقة.'],
  geocoderFailed: [
    'The address search is not available now. You can still move the pin by hand.',
    'البحث عن العناوين غير متاح الآن. يمكنك تحريك علامة الموقع بنفسك.',
  ],
} as const satisfies Record<string, Sentence>;
