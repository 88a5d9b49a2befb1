/** Words that generated names are made of, beside those of the demo catalogue. In Arabic they stand after the noun. */
import type { Bilingual } from '#contract/wire-types.ts';

const pairs = (text: string): Bilingual[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([en = '', ar = '']) => ({ en: en.trim(), ar: ar.trim() }));

export const DESCRIPTORS: readonly Bilingual[] = pairs(`
  Classic | كلاسيكي
  Organic | عضوي
  Premium | فاخر
  Family Pack | عبوة عائلية
  Light | لايت
  Original | أصلي
  Extra | إكسترا
  Natural | طبيعي
  Fresh | طازج
  Homestyle | بالطريقة المنزلية
  Low Fat | قليل الدسم
  No Added Sugar | بدون سكر مضاف
  Gluten Free | خالٍ من الغلوتين
  Traditional | تقليدي
  Golden | ذهبي
  Spicy | حار
  Mild | خفيف
  Roasted | محمص
  Smoked | مدخن
  Whole | كامل
  Fine | ناعم
  Crunchy | مقرمش
  Creamy | كريمي
  Country | ريفي
  Double | مزدوج
  Mini | صغير
  Jumbo | كبير الحجم
  High Protein | عالي البروتين
  Reduced Salt | قليل الملح
  Slow Cooked | مطهو ببطء
  Hand Picked | منتقى باليد
  Stone Ground | مطحون بالحجر
  Cold Pressed | معصور على البارد
  Sun Dried | مجفف بالشمس
  Royal | ملكي
  Everyday | يومي
  Value | اقتصادي
  Select | مختار
  Farm | من المزرعة
  Gulf Style | على الطريقة الخليجية
  Levant Style | على الطريقة الشامية
  Indian Style | على الطريقة الهندية
  Emirati | إماراتي
  Ramadan Special | خاص برمضان
`);

/** What one thing comes with another by: "Labneh with Thyme". */
export const WITH: Bilingual = { en: 'with', ar: 'مع' };
