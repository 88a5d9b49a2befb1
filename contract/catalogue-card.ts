import {
  badgeUrl,
  bilingual,
  bilingualUnless,
  codes,
  codesOr,
  fils,
  filsOrNone,
  flag,
  integer,
  nullable,
  oneOf,
  orElse,
  slots,
  text,
  withDefault,
} from './wire-types.ts';
/** A stock item as lists show it (spec storefront.md section 3, "Product / stock item"). */
import { record, type Decoded } from './wire.ts';

/** Section 3: activestatus 12 is out of stock; the specification names no other number, so any other is in stock. */
const availability = codesOr({ 'in-stock': 1, 'out-of-stock': 12 }, 'in-stock');
/** Section 9: items with pl_isactive 12 are hidden among alternatives; any other number is shown. */
const listing = codesOr({ active: 1, inactive: 12 }, 'active');
/** Section 3: pl_is_custom_gift 0 is a gift-box container, 1 can be moved into the gift box. */
const giftRole = codes({ container: 0, movable: 1 });

export const productCard = record({
  stockCode: ['stockCode', text(40)],
  /** The docno of this stock item. */
  stockId: ['plStockDocno', integer()],
  /** The product that this stock item is a variant of. */
  productId: ['plProductDocno', integer()],
  name: ['stockDesc', bilingual()],
  shortDetail: ['stockShortDetail', bilingual()],
  image: ['stockImgLink', text()],
  /** Fils; 0 means that it can't be bought now. */
  price: ['stockRate', fils],
  /** Fils, or null where there is no promotion. */
  promotionPrice: ['stockPromotionRate', filsOrNone],
  /** What it costs a kilo, a litre or a piece, as a sentence; null where that says nothing. */
  unitPrice: ['stockRateTags', bilingualUnless([''])],
  units: ['stockUnits', bilingual()],
  /** What the origin's page is addressed by. */
  origin: ['stockOrigin', text(80)],
  originName: ['originDesc', bilingual()],
  originSlug: ['originDescSeo', text(80)],
  brand: ['brandDesc', bilingual()],
  brandSlug: ['brandDescSeo', text(80)],
  family: ['familyDesc', bilingual()],
  familyUrl: ['familyURL', text(160)],
  category: ['category_filter', text(80)],
  /** Plus and minus step by this, and it is the least that can be ordered; 1 where it is not sent (section 3). */
  minimumOrder: ['stockMinimumOrder', orElse(integer({ min: 1 }), 1)],
  /** How many the shopper asked for on a list; null where the answer is about no list. */
  requestedQuantity: ['stockQty', withDefault(nullable(integer({ min: 0 })), null)],
  /** How many are in the shopper's cart; null where the server does not say. Ours does not: cards are public, the cart is on the device. */
  cartQuantity: ['stockCartQty', withDefault(nullable(integer({ min: 0 })), null)],
  /** How many products the brand has; above 3 offers 'view full range'. */
  brandProductCount: ['countPrdBrand', integer({ min: 0 })],
  availability: ['activestatus', availability],
  listing: ['pl_isactive', listing],
  isComingSoon: ['comingSoon', flag],
  /** ISO date it is expected, where it is coming soon. */
  comingSoonDate: ['pl_cs_eta', nullable(text(10))],
  /** When the store can have it, as a label; shown with 'ETA: ' before it. */
  eta: ['pl_store_eta', bilingualUnless(['', 'NO'])],
  isPreviouslyPurchased: ['frequentlyPurchased', flag],
  isSponsored: ['stockSponsored', flag],
  isPromotionItem: ['promotionInsideItem', flag],
  isRegularEligible: ['plStockSubscription', flag],
  giftRole: ['pl_is_custom_gift', nullable(giftRole)],
  isEGift: ['pl_is_egift', flag],
  /** What there is to choose ('Choose your cut'); null where there is one variant only. */
  choice: ['stockHasMDDesc', bilingualUnless(['NO MD', ''])],
  /** What a gift message on this item is asked with; null where it takes none. */
  deliveryMessage: ['deliveryMessage', bilingualUnless([''])],
  hasDeliveryMessage: ['deliveryMessageStatus', flag],
  cartType: ['cartType', oneOf(['CRT', 'CGB', 'REG'])],
  badges: ['smallIcon', slots(['One', 'Two', 'Three'], badgeUrl)],
  labels: ['labelTop', slots(['One', 'Two', 'Three', 'Four'], bilingualUnless(['NO']))],
});

export type ProductCard = Decoded<typeof productCard>;
