/** Composes the demo catalogue's pictures. */
import { imagePath, svgImage } from '#server/catalogue/pictures.ts';
import type { ImageRow } from '#server/catalogue/rows.ts';
import { badge as composeBadge } from '#server/pictures/badge.ts';
import { composeHero, composeTile } from '#server/pictures/compose-banner.ts';
import { composeDetail, composePack, type PackInput } from '#server/pictures/compose-pack.ts';

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

export async function composeDemoPictures(demo: DemoCatalogue): Promise<DemoPictures> {
  const images = new Map<string, ImageRow>();
  const keep = async (markup: string): Promise<string> => {
    const row = await svgImage(markup);
    images.set(row.name, row);
    return imagePath(row);
  };
  const keepAll = async <T extends { key: string }>(rows: readonly T[], compose: (row: T) => string) =>
    new Map(await Promise.all(rows.map(async (row) => [row.key, await keep(compose(row))] as const)));

  const products = await Promise.all(
    packInputs(demo).map(
      async (input) => [input.key, [await keep(composePack(input)), await keep(composeDetail(input))]] as const,
    ),
  );
  const { home } = demo;
  return {
    products: new Map(products),
    categories: await keepAll(demo.categories, ({ key, tint, art }) => composeTile({ key, tint, art })),
    badges: await keepAll(demo.badges, ({ key, en }) => composeBadge(key, en)),
    banners: new Map([
      ...(await keepAll(home?.hero ?? [], ({ key, art }) => composeHero({ key, art }))),
      ...(await keepAll(home?.offers ?? [], ({ key, tint, art }) =>
        composeTile({ key, tint, art: art[0] ?? 'plain' }),
      )),
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
    tint,
    isNonFood: product.ingredients === null,
  };
}
