/** Where imported products stand: the catalogue's own categories, families, brands and origins, by key or name, else new ones. */
import { slugOf } from '#contract/urls.ts';
import { imagePath, svgImage } from '#server/catalogue/pictures.ts';
import type { BrandRow, CategoryRow, FamilyRow, ImageRow, OriginRow } from '#server/catalogue/rows.ts';
import { brand, category, family, origin } from '#server/catalogue/table.ts';
import type { Transaction } from '#server/kit/database.ts';
import { composeTile } from '#server/pictures/compose-banner.ts';

import type { Product } from './merge-offers.ts';
import { sumOf } from './name-sum.ts';
import { NamedRows } from './named-rows.ts';

const TINTS = [
  '#e2f0d9',
  '#fde7d3',
  '#d9f0ee',
  '#eedfda',
  '#e6e9f8',
  '#fbe9c9',
  '#f4e2ee',
  '#dceff4',
  '#f3ead6',
  '#f9e0e6',
];

type Placed = Pick<Product, 'category' | 'family' | 'brand' | 'origin'> & Partial<Pick<Product, 'isFresh'>>;

export interface ShelfPlace {
  familyKey: string;
  brandKey: string;
  originKey: string;
  tint: string;
}

export interface NewRows {
  categories: CategoryRow[];
  families: FamilyRow[];
  brands: BrandRow[];
  origins: OriginRow[];
  images: ImageRow[];
  /** The catalogue's own of which the file says now that they are fresh, or that they are not. */
  changedCategories: CategoryRow[];
}

export class ShelfPlan {
  readonly #categories: NamedRows<CategoryRow>;
  readonly #families: NamedRows<FamilyRow>;
  readonly #brands: NamedRows<BrandRow>;
  readonly #origins: NamedRows<OriginRow>;
  readonly #placed = new Map<string, { place: ShelfPlace; shelf: CategoryRow }>();
  /** What the products of a category say of it: one that says fresh is enough. */
  readonly #fresh = new Map<CategoryRow, boolean>();

  /** From the rows that the catalogue has now. */
  constructor({ categories, families, brands, origins }: Omit<NewRows, 'images' | 'changedCategories'>) {
    this.#categories = new NamedRows(categories, () => '');
    this.#families = new NamedRows(families, (row) => row.categoryKey);
    this.#brands = new NamedRows(brands, () => '');
    this.#origins = new NamedRows(origins, () => '');
  }

  static async read(tx: Transaction): Promise<ShelfPlan> {
    const named = <T extends { nameEn: string; nameAr: string }>({ nameEn, nameAr, ...row }: T) => ({
      ...row,
      name: { en: nameEn, ar: nameAr },
    });
    const found = await tx.select().from(category);
    const keyOf = new Map(found.map((row) => [row.id, row.key]));
    const categories = found.map(({ id: _id, ...row }) => named(row));
    const families = (await tx.select().from(family)).map(({ storageEn, storageAr, categoryId, ...row }) => ({
      ...named(row),
      storage: { en: storageEn, ar: storageAr },
      categoryKey: keyOf.get(categoryId) ?? '',
    }));
    const brands = (await tx.select().from(brand)).map(named);
    const origins = (await tx.select().from(origin)).map(named);
    return new ShelfPlan({ categories, families, brands, origins });
  }

  /** Finds or makes the places of one product. */
  place(product: Placed): ShelfPlace {
    const { category: shelf, family: row, brand: maker, origin: from } = product;
    const asked = [shelf, row, maker, from].map(({ en, ar }) => `${en}\u0001${ar}`).join('\u0001');
    const known = this.#placed.get(asked) ?? this.#place(product);
    this.#placed.set(asked, known);
    const { isFresh = null } = product;
    if (isFresh !== null) this.#fresh.set(known.shelf, isFresh || this.#fresh.get(known.shelf) === true);
    return known.place;
  }

  #place(product: Placed): { place: ShelfPlace; shelf: CategoryRow } {
    const shelf = this.#categories.find(product.category, '', (key, name) => ({
      key,
      name,
      image: '',
      tint: TINTS[sumOf(key) % TINTS.length] ?? '#eeeeee',
      position: this.#categories.size,
      isFresh: false,
    }));
    const row = this.#families.find(
      product.family,
      shelf.key,
      (key, name) => ({
        key,
        name,
        categoryKey: shelf.key,
        storage: { en: '', ar: '' },
        position: this.#families.size,
      }),
      // Families of one name in two categories (toys for dogs, toys for babies) are two.
      slugOf(product.family.en || product.family.ar) === shelf.key ? '' : `${shelf.key}-`,
    );
    const maker = this.#brands.find(product.brand, '', (key, name) => ({ key, name }));
    const from = this.#origins.find(product.origin, '', (key, name) => ({ key, name, slug: key }));
    return { place: { familyKey: row.key, brandKey: maker.key, originKey: from.key, tint: shelf.tint }, shelf };
  }

  /** What `place` had to make, to be written before the products; each is handed out once. */
  takeNew(): NewRows {
    const images: ImageRow[] = [];
    const categories: CategoryRow[] = [];
    const differ = [...this.#fresh].filter(([row, isFresh]) => row.isFresh !== isFresh);
    for (const [row, isFresh] of differ) row.isFresh = isFresh;
    const made = this.#categories.takeNew();
    for (const row of made) {
      const image = svgImage(composeTile({ key: row.key, tint: row.tint, art: 'plain' }));
      images.push(image);
      categories.push({ ...row, image: imagePath(image) });
    }
    return {
      images,
      categories,
      changedCategories: differ.map(([row]) => row).filter((row) => !made.includes(row)),
      families: this.#families.takeNew(),
      brands: this.#brands.takeNew(),
      origins: this.#origins.takeNew(),
    };
  }
}
