/** What the catalogue's writers hand over: rows that name others by their keys. Amounts are fils. */
import type { DeliveryKind } from '#contract/rules/delivery-kinds.ts';
import type { Bilingual } from '#contract/wire-types.ts';

import type { Attribute } from './table.ts';

export interface CategoryRow {
  key: string;
  name: Bilingual;
  /** A path such as /images/0123abcd.svg */
  image: string;
  /** #rrggbb */
  tint: string;
  position: number;
  /** Fruit, vegetables, meat: what discount codes lower and reward points are earned on (remaining.md C27). */
  isFresh: boolean;
}

export interface FamilyRow {
  key: string;
  categoryKey: string;
  name: Bilingual;
  storage: Bilingual;
  position: number;
}

export interface BrandRow {
  key: string;
  name: Bilingual;
}

export interface OriginRow extends BrandRow {
  /** What its page is addressed by, beside its name. */
  slug: string;
}

/** A stock item in full. Amounts are fils; texts that are not there are empty in both languages. */
export interface ItemRow {
  /** The stock code: the key by which a row is found again. */
  code: string;
  /** Items of one product share it; the code where the item stands alone. */
  productKey: string;
  /** Order within the product; of several cuts the first active one is listed. */
  variantPosition: number;
  cut: Bilingual | null;
  choice: Bilingual | null;
  familyKey: string;
  brandKey: string;
  originKey: string;
  name: Bilingual;
  short: Bilingual;
  units: Bilingual;
  content: { amount: number; unit: 'g' | 'ml' | 'piece' } | null;
  price: number;
  promotionPrice: number | null;
  isActive: boolean;
  isOutOfStock: boolean;
  isComingSoon: boolean;
  /** YYYY-MM-DD */
  comingSoonDate: string | null;
  storeEta: Bilingual | null;
  minimumOrder: number;
  isRegularEligible: boolean;
  isSponsored: boolean;
  isNew: boolean;
  giftRole: 'container' | 'movable' | null;
  isEGift: boolean;
  deliveryMessage: Bilingual | null;
  /** What keeps it from coming with everything else, and how many days after the order it can come at the earliest. */
  deliveryKind: DeliveryKind;
  leadDays: number;
  /** Given back for what is returned; 0 where there is none. */
  deposit: number;
  /** A promotion item's own family URL. */
  promotionFamily: string | null;
  image: string;
  /** Keys of badges, at most 3. */
  badges: string[];
  /** Authored ones; 'Sponsored' and 'New' are added from the flags. */
  labels: Bilingual[];
  /** YYYY-MM-DD */
  createdOn: string;
  position: number;
  description: Bilingual;
  ingredients: Bilingual;
  /** NDB number of the food that the nutrition figures are of. */
  foodId: string | null;
  attributes: Attribute[];
  gallery: string[];
  tags: string[];
  /** Stock codes. */
  included: string[];
  excluded: string[];
}

export interface ImageRow {
  name: string;
  type: string;
  body: Buffer;
}
