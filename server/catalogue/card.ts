/** A stock item's row as the card that the contract shows. */
import type { ProductCard } from '#contract/catalogue-card.ts';
import { slugOf } from '#contract/urls.ts';
import type { Bilingual } from '#contract/wire-types.ts';

import type { Shelf } from './shelf.ts';
import type { item } from './table.ts';
import { unitPriceOf } from './unit-price.ts';

export type ItemRecord = typeof item.$inferSelect;

export const SPONSORED: Bilingual = { en: 'Sponsored', ar: 'إعلان' };
export const NEW_LABEL: Bilingual = { en: 'New', ar: 'جديد' };

/** `publicOrigin` stands before badge pictures: the specification shows a badge only with an http(s) address. */
export function cardOf(row: ItemRecord, shelf: Shelf, publicOrigin: string): ProductCard {
  const at = shelf.ordinalOf(row.id);
  const { columns } = shelf;
  const brandAt = columns.brand[at] ?? 0;
  const brand = shelf.brands[brandAt];
  const family = shelf.families[columns.family[at] ?? 0];
  const origin = shelf.origins[columns.origin[at] ?? 0];
  const none = { en: '', ar: '' };
  return {
    stockCode: row.code,
    stockId: row.id,
    productId: columns.product[at] ?? row.id,
    name: { en: row.nameEn, ar: row.nameAr },
    shortDetail: { en: row.shortEn, ar: row.shortAr },
    image: row.image,
    price: row.price,
    promotionPrice: row.promotionPrice,
    unitPrice: unitPriceOf(row),
    units: { en: row.unitsEn, ar: row.unitsAr },
    origin: origin?.name.en ?? '',
    originName: origin?.name ?? none,
    originSlug: origin?.slug ?? '',
    brand: brand?.name ?? none,
    brandSlug: brand?.key ?? '',
    family: family?.name ?? none,
    familyUrl: row.promotionFamily ?? family?.key ?? slugOf(family?.name.en ?? ''),
    category: shelf.categories[columns.category[at] ?? 0]?.key ?? '',
    minimumOrder: row.minimumOrder,
    requestedQuantity: null,
    cartQuantity: null,
    // A product without a brand has no range to show.
    brandProductCount: brand?.key ? (shelf.counts.brand[brandAt] ?? 0) : 0,
    availability: row.isOutOfStock ? 'out-of-stock' : 'in-stock',
    listing: row.isActive ? 'active' : 'inactive',
    isComingSoon: row.isComingSoon,
    comingSoonDate: row.comingSoonDate,
    eta: row.storeEta,
    isPreviouslyPurchased: false,
    isSponsored: row.isSponsored,
    isPromotionItem: row.promotionFamily !== null,
    isRegularEligible: row.isRegularEligible,
    giftRole: row.giftRole,
    isEGift: row.isEGift,
    choice: row.choice,
    deliveryMessage: row.deliveryMessage,
    hasDeliveryMessage: row.deliveryMessage !== null,
    cartType: row.giftRole === 'container' ? 'CGB' : 'CRT',
    badges: row.badges.slice(0, 3).flatMap((key) => {
      const image = shelf.badges.find((badge) => badge.key === key)?.image;
      // The picture's name is a hash; the fragment tells the app which badge it is, so that it can say it in words.
      return image === undefined ? [] : [`${publicOrigin}${image}#${key}`];
    }),
    labels: [...(row.isSponsored ? [SPONSORED] : []), ...(row.isNew ? [NEW_LABEL] : []), ...row.labels].slice(0, 4),
  };
}
