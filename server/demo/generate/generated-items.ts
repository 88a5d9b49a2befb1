/** Made-up products in any number, as a shop's would be: the demo's foods under its brands, in other kinds and sizes. */
import type { Bilingual } from '#contract/wire-types.ts';
import { parseWeight } from '#server/catalogue/import/parse-weight.ts';
import type { ShelfPlan } from '#server/catalogue/import/shelf-plan.ts';
import type { ItemRow } from '#server/catalogue/rows.ts';
import type { DemoCatalogue } from '#server/demo/demo-shapes.ts';
import type { DemoProduct } from '#server/demo/demo-shapes.ts';

import { Dice, ZipfPicker } from './dice.ts';
import { DESCRIPTORS, WITH } from './name-words.ts';

/** What product keys of generated items begin with; no import makes one like it. */
export const GENERATED = 'generated/';

interface Base {
  product: DemoProduct;
  category: Bilingual;
  family: Bilingual;
}

const SIZES: Readonly<Record<string, readonly string[]>> = {
  g: ['500g', '250g', '1kg', '400g', '200g', '100g', '750g', '2kg', '150g', '300g', '3x200g', '5kg', '90g', '6x50g'],
  ml: ['1L', '500ml', '250ml', '2L', '330ml', '200ml', '750ml', '1.5L', '6x330ml', '12x500ml', '100ml', '8x180ml'],
  piece: ['1pc', '6pcs', '12pcs', '10pcs', '20pcs', '4pcs', '50pcs', '24pcs', '100pcs', '3pcs'],
};

export interface GenerateOptions {
  count: number;
  seed: string;
  /** Pictures by stock code of the demo's products, and for the others by family. */
  pictureOf: (code: string, familyKey: string) => string;
  /** Place on the shelf of the first. */
  position: number;
}

/** The same for the same seed; a larger count begins with the same products. */
export function* generatedItems(
  demo: DemoCatalogue,
  plan: ShelfPlan,
  { count, seed, pictureOf, position }: GenerateOptions,
): Generator<ItemRow> {
  const dice = new Dice(seed);
  const bases = new ZipfPicker(dice.shuffled(basesOf(demo)), 0.7);
  const brands = new ZipfPicker(dice.shuffled(demo.brands), 0.8);
  const descriptors = new ZipfPicker(dice.shuffled(DESCRIPTORS), 0.9);
  const origins = new Map(demo.origins.map((origin) => [origin.key, { en: origin.en, ar: origin.ar }]));
  const sizes = new Map(Object.entries(SIZES).map(([unit, all]) => [unit, new ZipfPicker(all.map(parseWeight))]));
  for (let number = 1; number <= count; number += 1) {
    const base = bases.pick(dice);
    const { en, ar } = brands.pick(dice);
    const standing = plan.place({
      category: base.category,
      family: base.family,
      brand: { en, ar },
      origin: origins.get(base.product.origin) ?? { en: '', ar: '' },
    });
    const unit = base.product.size.ml !== null ? 'ml' : base.product.size.grams !== null ? 'g' : 'piece';
    const weight = sizes.get(unit)?.pick(dice);
    const price = Math.max(50, Math.round((base.product.price * (0.5 + dice.roll() * 1.5)) / 25) * 25);
    const other = dice.isUnder(0.35) ? bases.pick(dice).family : null;
    const { tint: _tint, ...keys } = standing;
    const image = pictureOf(base.product.code, keys.familyKey);
    yield {
      ...blank(base.product),
      ...keys,
      code: `gen${String(number).padStart(7, '0')}`,
      productKey: GENERATED + number,
      name: nameOf(base.product, descriptors.pick(dice), other),
      units: weight?.text ?? { en: '1 pc', ar: 'حبة واحدة' },
      content: weight?.content ?? null,
      price,
      promotionPrice: dice.isUnder(0.12) ? Math.max(25, Math.round((price * 0.8) / 25) * 25) : null,
      isOutOfStock: dice.isUnder(0.03),
      isNew: dice.isUnder(0.02),
      isSponsored: dice.isUnder(0.01),
      isRegularEligible: dice.isUnder(0.2),
      createdOn: new Date(Date.UTC(2026, 9, 1 - Math.floor(dice.roll() * 700))).toISOString().slice(0, 10),
      image,
      gallery: [image],
      position: position + number - 1,
    };
  }
}

function basesOf(demo: DemoCatalogue): Base[] {
  const categories = new Map(demo.categories.map((row) => [row.key, { en: row.en, ar: row.ar }]));
  return demo.shelves.flatMap(({ category, families }) =>
    families.flatMap((family) =>
      family.products
        .filter((product) => !product.egift && product.giftBox === null)
        .map((product) => ({
          product,
          category: categories.get(category) ?? { en: category, ar: category },
          family: { en: family.en, ar: family.ar },
        })),
    ),
  );
}

function nameOf(food: Bilingual, descriptor: Bilingual, other: Bilingual | null): Bilingual {
  const added = other === null ? { en: '', ar: '' } : { en: ` ${WITH.en} ${other.en}`, ar: ` ${WITH.ar} ${other.ar}` };
  return { en: `${descriptor.en} ${food.en}${added.en}`, ar: `${food.ar} ${descriptor.ar}${added.ar}` };
}

/** What a generated product takes over from the demo's. */
function blank({ short, ingredients, usda, badges, tags }: DemoProduct) {
  return {
    variantPosition: 0,
    cut: null,
    choice: null,
    short,
    isActive: true,
    isComingSoon: false,
    comingSoonDate: null,
    storeEta: null,
    minimumOrder: 1,
    giftRole: null,
    isEGift: false,
    deliveryMessage: null,
    deliveryKind: 'standard' as const,
    leadDays: 0,
    deposit: 0,
    promotionFamily: null,
    badges: [...badges],
    labels: [],
    // Two hundred thousand of them would weigh more than all else.
    description: { en: '', ar: '' },
    ingredients: ingredients ?? { en: '', ar: '' },
    foodId: null as string | null,
    attributes: [],
    tags: usda === null ? [] : [...tags],
    included: [],
    excluded: [],
  };
}
