/** What a column can be, and the header names, in English and Arabic, by which it is known without a map. */
export const FIELDS = [
  'key',
  'nameEn',
  'nameAr',
  'brand',
  'brandAr',
  'category',
  'categoryAr',
  'family',
  'familyAr',
  'origin',
  'originAr',
  'weight',
  'price',
  'promotionPrice',
  'discount',
  'currency',
  'descriptionEn',
  'descriptionAr',
  'barcode',
  'image',
  'stock',
  'tags',
  'deliveryKind',
  'leadDays',
  'deposit',
  'isFresh',
] as const;
export type ProductField = (typeof FIELDS)[number];

/** Names as headers have them; case, spaces, dots, hyphens and underscores do not matter. The first that is there is taken. */
const HEADERS: Readonly<Record<ProductField, readonly string[]>> = {
  key: [
    'sku',
    'stock code',
    'item code',
    'product code',
    'article code',
    'product id',
    'code',
    'رمز المنتج',
    'كود',
    'الرمز',
  ],
  nameEn: [
    'name en',
    'english name',
    'name english',
    'item name en',
    'product name en',
    'item',
    'item name',
    'product',
    'product name',
    'name',
    'name.en',
    'title',
    'الاسم بالانجليزية',
    'الاسم الانجليزي',
  ],
  nameAr: [
    'name ar',
    'arabic name',
    'name arabic',
    'item name ar',
    'product name ar',
    'title ar',
    'name.ar',
    'الاسم بالعربية',
    'الاسم العربي',
    'اسم المنتج',
    'المنتج',
    'الصنف',
    'الاسم',
  ],
  brand: [
    'brand',
    'brand en',
    'brand name',
    'brand.name',
    'brand.en',
    'manufacturer',
    'الماركة',
    'العلامة التجارية',
    'العلامة',
  ],
  brandAr: ['brand ar', 'arabic brand', 'brand.ar', 'الماركة بالعربية'],
  category: [
    'category',
    'category en',
    'category name',
    'category.name',
    'category.en',
    'department',
    'section',
    'القسم',
    'الفئة',
    'التصنيف',
  ],
  categoryAr: ['category ar', 'arabic category', 'category.ar', 'القسم بالعربية'],
  family: [
    'subcategory',
    'sub category',
    'subcategory en',
    'family',
    'family en',
    'subcategory.name',
    'product type',
    'القسم الفرعي',
    'الفئة الفرعية',
    'العائلة',
  ],
  familyAr: ['subcategory ar', 'family ar', 'القسم الفرعي بالعربية'],
  origin: ['origin', 'country of origin', 'country', 'made in', 'origin en', 'بلد المنشأ', 'المنشأ', 'بلد الصنع'],
  originAr: ['origin ar', 'country ar'],
  weight: [
    'weight',
    'size',
    'pack size',
    'net weight',
    'content',
    'volume',
    'quantity',
    'unit size',
    'الوزن',
    'الحجم',
    'العبوة',
    'الكمية',
  ],
  price: [
    'price',
    'unit price',
    'price aed',
    'selling price',
    'regular price',
    'rate',
    'price.amount',
    'السعر',
    'سعر',
    'سعر البيع',
    'الثمن',
  ],
  promotionPrice: [
    'promotion price',
    'promo price',
    'sale price',
    'special price',
    'offer price',
    'discounted price',
    'سعر العرض',
    'السعر بعد الخصم',
  ],
  discount: ['discount percent', 'discount percentage', 'discount pct', 'percent off', 'نسبة الخصم'],
  currency: ['currency', 'currency code', 'price currency', 'price.currency', 'العملة'],
  descriptionEn: [
    'description',
    'description en',
    'english description',
    'details',
    'description.en',
    'الوصف بالانجليزية',
  ],
  descriptionAr: ['description ar', 'arabic description', 'description.ar', 'الوصف', 'الوصف بالعربية'],
  barcode: ['barcode', 'ean', 'ean13', 'gtin', 'upc', 'bar code', 'الباركود', 'باركود'],
  image: ['image', 'image url', 'picture', 'photo', 'image file', 'الصورة', 'صورة'],
  stock: [
    'stock',
    'in stock',
    'availability',
    'available',
    'stock quantity',
    'qty available',
    'المخزون',
    'متوفر',
    'التوفر',
  ],
  tags: ['tags', 'labels', 'keywords', 'الوسوم'],
  deliveryKind: ['delivery kind', 'delivery type', 'نوع التوصيل'],
  leadDays: ['lead days', 'lead time days', 'أيام التحضير'],
  deposit: ['deposit', 'bottle deposit', 'container deposit', 'التأمين'],
  isFresh: ['is fresh', 'fresh', 'طازج'],
};

/** The field's columns that the header has, by the likeliest names. A column serves one field. */
export function recognise(names: readonly string[]): Partial<Record<ProductField, string>> {
  const byFolded = new Map<string, string>();
  for (const name of names) if (!byFolded.has(folded(name))) byFolded.set(folded(name), name);
  const columns: Partial<Record<ProductField, string>> = {};
  const taken = new Set<string>();
  for (const field of FIELDS) {
    const name = HEADERS[field]
      .map((header) => byFolded.get(folded(header)))
      .find((found) => found !== undefined && !taken.has(found));
    if (name === undefined) continue;
    columns[field] = name;
    taken.add(name);
  }
  return columns;
}

function folded(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[إأآ]/g, 'ا')
    .replace(/[^\p{L}\p{N}#]/gu, '');
}
