/** What an import writes for a product: over what the catalogue has of it, only what the file says. */
import type { Bilingual } from '#contract/wire-types.ts';
import type { ItemRow } from '#server/catalogue/rows.ts';
import type { Attribute } from '#server/catalogue/table.ts';

import type { Product } from './merge-offers.ts';
import type { SaidFields } from './said-fields.ts';
import type { ShelfPlace } from './shelf-plan.ts';

const NONE: Bilingual = { en: '', ar: '' };
const BARCODE: Bilingual = { en: 'Barcode', ar: 'الباركود' };
const LONGEST_SHORT = 90;

/** `position` and `today` (YYYY-MM-DD) are for products that are new. Its picture is not decided here. */
export function itemOfProduct(
  product: Product,
  standing: ShelfPlace,
  existing: ItemRow | undefined,
  fresh: { position: number; today: string },
  said: SaidFields,
): ItemRow {
  const base = existing ?? newItem(product.code, fresh.position, fresh.today);
  const { brandKey, originKey, familyKey } = standing;
  return {
    ...base,
    familyKey,
    brandKey: brandKey === '' && !said.clears('brand', 'brandAr') ? base.brandKey : brandKey,
    originKey: originKey === '' && !said.clears('origin', 'originAr') ? base.originKey : originKey,
    name: bilingual(product.name, said.clears('nameAr') ? NONE : base.name),
    ...descriptionOf(product, base, said),
    ...sizeOf(product, base, said),
    price: product.price,
    promotionPrice: promotionOf(product, base, said),
    isOutOfStock: product.isInStock === null ? base.isOutOfStock : !product.isInStock,
    ...deliveryOf(product, base, said),
    ...wordsOf(product, base, said),
  };
}

function descriptionOf(
  { description }: Product,
  base: ItemRow,
  said: SaidFields,
): Pick<ItemRow, 'short' | 'description'> {
  if (isEmpty(description)) {
    const isGone = said.clears('descriptionEn', 'descriptionAr');
    return isGone ? { short: NONE, description: NONE } : { short: base.short, description: base.description };
  }
  return { short: shortOf(description, base.short), description: bilingual(description, base.description) };
}

function sizeOf({ units, content }: Product, base: ItemRow, said: SaidFields): Pick<ItemRow, 'units' | 'content'> {
  if (isEmpty(units) && !said.clears('weight')) return { units: base.units, content: base.content };
  return { units, content: content && { ...content, amount: Math.fround(content.amount) } };
}

/** A file with a column for promotions ends one by an empty cell; without one, a promotion stays while it is below the price. */
function promotionOf({ price, promotionPrice }: Product, base: ItemRow, said: SaidFields): number | null {
  if (promotionPrice !== null || said.has('promotionPrice') || said.has('discount')) return promotionPrice;
  return base.promotionPrice !== null && base.promotionPrice < price ? base.promotionPrice : null;
}

function deliveryOf(
  { deliveryKind, leadDays, deposit }: Product,
  base: ItemRow,
  said: SaidFields,
): Pick<ItemRow, 'deliveryKind' | 'leadDays' | 'deposit'> {
  return {
    deliveryKind: deliveryKind ?? (said.clears('deliveryKind') ? 'standard' : base.deliveryKind),
    leadDays: leadDays ?? (said.clears('leadDays') ? 0 : base.leadDays),
    deposit: deposit ?? (said.clears('deposit') ? 0 : base.deposit),
  };
}

/** Tags and barcodes are found by search; barcodes are attributes as well. */
function wordsOf({ tags, barcodes }: Product, base: ItemRow, said: SaidFields): Pick<ItemRow, 'tags' | 'attributes'> {
  const isBarcode = (tag: string): boolean => /^\d{6,14}$/.test(tag);
  const words = tags.length > 0 || said.clears('tags') ? tags : base.tags.filter((tag) => !isBarcode(tag));
  const codes = barcodes.length > 0 || said.clears('barcode') ? barcodes : base.tags.filter(isBarcode);
  const isKept = codes.length === 0 && !said.clears('barcode');
  return { tags: [...words, ...codes], attributes: isKept ? base.attributes : withBarcodes(base.attributes, codes) };
}

function newItem(code: string, position: number, createdOn: string): ItemRow {
  return {
    code,
    productKey: code,
    variantPosition: 0,
    cut: null,
    choice: null,
    familyKey: '',
    brandKey: '',
    originKey: '',
    name: NONE,
    short: NONE,
    units: NONE,
    content: null,
    price: 0,
    promotionPrice: null,
    isActive: true,
    isOutOfStock: false,
    isComingSoon: false,
    comingSoonDate: null,
    storeEta: null,
    minimumOrder: 1,
    isRegularEligible: false,
    isSponsored: false,
    isNew: false,
    giftRole: null,
    isEGift: false,
    deliveryMessage: null,
    deliveryKind: 'standard',
    leadDays: 0,
    deposit: 0,
    promotionFamily: null,
    image: '',
    badges: [],
    labels: [],
    createdOn,
    position,
    description: NONE,
    ingredients: NONE,
    foodId: null,
    attributes: [],
    gallery: [],
    tags: [],
    included: [],
    excluded: [],
  };
}

/** What the file lacks in one language stays as it was while the other says the same, else is said in the other. */
function bilingual(given: Bilingual, before: Bilingual): Bilingual {
  return {
    en: given.en || (given.ar === before.ar && before.en !== '' ? before.en : given.ar),
    ar: given.ar || (given.en === before.en && before.ar !== '' ? before.ar : given.en),
  };
}

const isEmpty = ({ en, ar }: Bilingual): boolean => en === '' && ar === '';

/** A short description also stands on the card. */
function shortOf(description: Bilingual, before: Bilingual): Bilingual {
  const isShort =
    !isEmpty(description) && [description.en, description.ar].every((text) => text.length <= LONGEST_SHORT);
  return isShort ? bilingual(description, before) : before;
}

function withBarcodes(attributes: readonly Attribute[], barcodes: readonly string[]): Attribute[] {
  const others = attributes.filter(({ heading }) => heading.en !== BARCODE.en);
  const codes = barcodes.join(', ');
  return codes === '' ? others : [...others, { heading: BARCODE, details: { en: codes, ar: codes } }];
}
