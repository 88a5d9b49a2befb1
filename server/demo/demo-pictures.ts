/** Composes the demo catalogue's pictures. */
import { imagePath, svgImage } from '#server/catalogue/pictures.ts';
import type { ImageRow } from '#server/catalogue/rows.ts';
import { composeBadge } from '#server/pictures/badge.ts';
import { composeHero, composeTile } from '#server/pictures/compose-banner.ts';
import { composeDetail, composePack } from '#server/pictures/compose-pack.ts';
import type { PackInput } from '#server/pictures/pack-input.ts';

import type { DemoCatalogue, DemoProduct } from './demo-shapes.ts';

export interface DemoPictures {
  images: ImageRow[];
  /** Paths of pack and detail by stock code. */
  products: ReadonlyMap<string, readonly [pack: string, detail: string]>;
  /** Paths by category, badge and banner key. */
  categories: ReadonlyMap<string, string>;
  badges: ReadonlyMap<string, string>;
  banners: ReadonlyMap<string, string>;
}

export function composeDemoPictures(demo: DemoCatalogue): DemoPictures {
  const images = new Map<string, ImageRow>();
  const keep = (markup: string): string => {
    const row = svgImage(markup);
    images.set(row.name, row);
    return imagePath(row);
  };
  const keepAll = <T extends { key: string }>(rows: readonly T[], compose: (row: T) => string) =>
    new Map(rows.map((row) => [row.key, keep(compose(row))]));

  const { home } = demo;
  return {
    products: new Map(
      packInputs(demo).map((input) => [input.key, [keep(composePack(input)), keep(composeDetail(input))]]),
    ),
    categories: keepAll(demo.categories, ({ key, tint, art }) => composeTile({ key, tint, art })),
    badges: keepAll(demo.badges, ({ key, en }) => composeBadge(key, en)),
    banners: new Map([
      ...keepAll(home?.hero ?? [], ({ key, art }) => composeHero({ key, art })),
      ...keepAll(home?.offers ?? [], ({ key, tint, art }) => composeTile({ key, tint, art: art[0] ?? 'plain' })),
    ]),
    images: [...images.values()],
  };
}

function packInputs(demo: DemoCatalogue): PackInput[] {
  const brands = new Map(demo.brands.map((row) => [row.key, row]));
  const tints = new Map(demo.categories.map((row) => [row.key, row.tint]));
  return demo.shelves.flatMap((shelf) =>
    shelf.families.flatMap((family) =>
      family.products.map((product) => packInput(product, brands.get(product.brand), tints.get(shelf.category) ?? '')),
    ),
  );
}

function packInput(product: DemoProduct, brand: DemoCatalogue['brands'][number] | undefined, tint: string): PackInput {
  const [ink = '#333333', paper = '#ffffff', accent = '#888888'] = brand?.colors ?? [];
  return {
    key: product.code,
    name: { en: product.en, ar: product.ar },
    brand: { en: brand?.en ?? '', ar: brand?.ar ?? '', colors: [ink, paper, accent] },
    size: { en: product.size.en, ar: product.size.ar },
    pack: product.pack,
    art: product.art,
    ...(product.flavour !== null && { flavour: product.flavour }),
    ...(product.parts !== null && { parts: product.parts }),
    tint,
    isNonFood: product.ingredients === null,
  };
}
