/** What an import writes for a product: over what the catalogue has of it, only what the file says. */
import type { Bilingual } from '#contract/wire-types.ts';
import type { ItemRow } from '#server/catalogue/rows.ts';
import type { Attribute } from '#server/catalogue/table.ts';

import type { Product } from './merge-offers.ts';
import type { Standing } from './shelf-plan.ts';

const NONE: Bilingual = { en: '', ar: '' };
const BARCODE: Bilingual = { en: 'Barcode', ar: 'الباركود' };
const LONGEST_SHORT = 90;

/** `position` and `today` (YYYY-MM-DD) are for products that are new. Its picture is not decided here. */
export function itemOfProduct(
  product: Product,
  standing: Standing,
  existing: ItemRow | undefined,
  fresh: { position: number; today: string },
): ItemRow {
  const base = existing ?? newItem(product.code, fresh.position, fresh.today);
  return {
    ...base,
    familyKey: standing.familyKey,
    brandKey: standing.brandKey === '' ? base.brandKey : standing.brandKey,
    originKey: standing.originKey === '' ? base.originKey : standing.originKey,
    name: bilingual(product.name, base.name),
    short: shortOf(product.description, base.short),
    units: product.units,
    content: product.content && { ...product.content, amount: Math.fround(product.content.amount) },
    price: product.price,
    promotionPrice: product.promotionPrice,
    isOutOfStock: product.isInStock === null ? base.isOutOfStock : !product.isInStock,
    description: isEmpty(product.description) ? base.description : bilingual(product.description, base.description),
    attributes: withBarcodes(base.attributes, product.barcodes),
    tags: [...base.tags.filter((tag) => !/^\d{6,14}$/.test(tag)), ...product.barcodes],
  };
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
  return codes === '' ? [...attributes] : [...others, { heading: BARCODE, details: { en: codes, ar: codes } }];
}
