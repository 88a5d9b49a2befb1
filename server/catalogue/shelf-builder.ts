/** Fills the columns of a shelf from rows in shelf order. */
import { bandPlace } from '#contract/rules/price-bands.ts';

import type { BadgeEntry, CategoryEntry, Columns, Entry, FamilyEntry, OriginEntry, Shelf } from './shelf.ts';
import { ACTIVE, BUYABLE, FILTER_BADGES, GIFT, LISTED, NEW, OFFER, PACKED, REGULAR, UNAVAILABLE } from './shelf.ts';

/** As read-shelf.ts selects them. */
export type ItemTuple = [
  id: number,
  familyId: number,
  brandId: number,
  originId: number,
  nameEn: string,
  nameAr: string,
  price: number,
  promotionPrice: number,
  createdDay: number,
  /** Its place among the cuts of its product; -1 for what is no cut. */
  cut: number,
  isActive: boolean,
  isUnavailable: boolean,
  isNew: boolean,
  isRegular: boolean,
  isGift: boolean,
  /** As `Columns.content` has it. */
  content: number,
  rankEn: number,
  rankAr: number,
  /** Their keys. */
  badges: string[],
];

interface Frame {
  version: number;
  categories: CategoryEntry[];
  families: FamilyEntry[];
  brands: Entry[];
  origins: OriginEntry[];
  badges: BadgeEntry[];
  /** From database ids to indexes. */
  familyIndex: ReadonlyMap<number, number>;
  brandIndex: ReadonlyMap<number, number>;
  originIndex: ReadonlyMap<number, number>;
  slugOf: (words: string) => string;
}

/** What has the first badge is found by a filter of the second too, whether or not it wears both. */
const IMPLIED: Readonly<Record<string, string>> = { vegan: 'vegetarian' };

export class ShelfBuilder {
  readonly #frame: Frame;
  readonly #names: Entry[] = [];
  readonly #nameIndex = new Map<string, number>();
  readonly #nameKeys = new Map<string, number>();
  /** Product ids of items that share theirs. */
  readonly #products = new Map<number, number>();
  /** Ordinals of cuts and their places, by product. */
  readonly #cuts = new Map<number, { at: number; cut: number }[]>();
  readonly #badgeBits: ReadonlyMap<string, number>;
  #columns = emptyColumns(0);
  #count = 0;

  constructor(frame: Frame) {
    this.#frame = frame;
    this.#badgeBits = new Map(frame.badges.slice(0, FILTER_BADGES).map(({ key }, at) => [key, 1 << at]));
  }

  /** How many items will come. */
  reserve(count: number): void {
    this.#columns = emptyColumns(count);
  }

  /** Items of one product, the first one first; before they are added. */
  join(ids: readonly number[]): void {
    for (const id of ids) this.#products.set(id, ids[0] ?? id);
  }

  add(row: ItemTuple): void {
    const [id, family, brand, origin, nameEn, nameAr, price, promotion, created, cut, isActive, ...rest] = row;
    const [isUnavailable, isNew, isRegular, isGift, content, rankEn, rankAr, badges] = rest;
    const { familyIndex, brandIndex, originIndex, families, categories } = this.#frame;
    const columns = this.#columns;
    const at = this.#count++;
    const familyAt = familyIndex.get(family) ?? 0;
    columns.id[at] = id;
    const product = this.#products.get(id) ?? id;
    columns.product[at] = product;
    columns.family[at] = familyAt;
    columns.category[at] = families[familyAt]?.category ?? 0;
    columns.brand[at] = brandIndex.get(brand) ?? 0;
    columns.origin[at] = originIndex.get(origin) ?? 0;
    columns.name[at] = this.#nameOf(nameEn, nameAr);
    columns.price[at] = promotion || price;
    columns.band[at] = bandPlace(promotion || price);
    columns.content[at] = content;
    columns.discount[at] = promotion ? Math.round(((price - promotion) / price) * 1000) : 0;
    columns.created[at] = created;
    columns.rankEn[at] = rankEn;
    columns.rankAr[at] = rankAr;
    const isBuyable = !isUnavailable && price > 0;
    const isFresh = categories[columns.category[at] ?? 0]?.isFresh === true;
    columns.handicap[at] =
      (isBuyable ? 0 : UNAVAILABLE) + (isFresh ? 0 : PACKED) + Math.min(15, Math.max(0, nameEn.split(' ').length - 4));
    columns.flags[at] =
      (isActive ? ACTIVE | LISTED : 0) |
      (isBuyable ? BUYABLE : 0) |
      (promotion ? OFFER : 0) |
      (isNew ? NEW : 0) |
      (isRegular ? REGULAR : 0) |
      (isGift ? GIFT : 0);
    columns.badges[at] = badges.reduce(
      (bits, key) => bits | this.#badgeBit(key) | this.#badgeBit(IMPLIED[key] ?? ''),
      0,
    );
    if (cut >= 0) this.#cuts.set(product, [...(this.#cuts.get(product) ?? []), { at, cut }]);
  }

  #badgeBit(key: string): number {
    return this.#badgeBits.get(key) ?? 0;
  }

  build(): Shelf {
    const { familyIndex: _f, brandIndex: _b, originIndex: _o, slugOf: _s, ...frame } = this.#frame;
    const columns = this.#columns;
    const count = this.#count;
    const most = columns.id.reduce((max, id) => Math.max(max, id), 0);
    const own = new Int32Array(most + 1).fill(-1);
    for (let at = 0; at < count; at += 1) own[columns.id[at] as number] = at;
    const shown = own.slice();
    for (const cuts of this.#cuts.values()) {
      const active = cuts.filter(({ at }) => ((columns.flags[at] as number) & ACTIVE) !== 0);
      const [first, ...others] = active.toSorted((a, b) => a.cut - b.cut || a.at - b.at);
      for (const { at } of others) {
        columns.flags[at] = (columns.flags[at] as number) & ~LISTED;
        shown[columns.id[at] as number] = first?.at ?? -1;
      }
    }
    const listed = new Int32Array(count);
    let listedCount = 0;
    const counts = {
      category: new Int32Array(frame.categories.length),
      family: new Int32Array(frame.families.length),
      brand: new Int32Array(frame.brands.length),
    };
    for (let at = 0; at < count; at += 1) {
      const flags = columns.flags[at] as number;
      if ((flags & ACTIVE) === 0) shown[columns.id[at] as number] = -1;
      if ((flags & LISTED) === 0) continue;
      listed[listedCount++] = at;
      addOne(counts.category, columns.category[at] as number);
      addOne(counts.family, columns.family[at] as number);
      addOne(counts.brand, columns.brand[at] as number);
    }
    return {
      ...frame,
      count,
      columns,
      names: this.#names,
      listed: listed.slice(0, listedCount),
      counts,
      shown,
      ordinalOf: (id) => own[id] ?? -1,
    };
  }

  #nameOf(en: string, ar: string): number {
    const known = this.#nameIndex.get(en);
    if (known !== undefined) return known;
    const key = this.#frame.slugOf(en).slice(0, 160);
    const same = this.#nameKeys.get(key);
    const index = same ?? this.#names.push({ key, name: { en, ar } }) - 1;
    this.#nameIndex.set(en, index);
    this.#nameKeys.set(key, index);
    return index;
  }
}

function addOne(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

function emptyColumns(count: number): Columns {
  const numbers = (): Int32Array => new Int32Array(count);
  return {
    id: numbers(),
    product: numbers(),
    category: numbers(),
    family: numbers(),
    brand: numbers(),
    origin: numbers(),
    name: numbers(),
    flags: new Uint8Array(count),
    badges: new Uint16Array(count),
    price: numbers(),
    band: new Uint8Array(count),
    content: numbers(),
    discount: numbers(),
    created: numbers(),
    rankEn: numbers(),
    rankAr: numbers(),
    handicap: new Uint16Array(count),
  };
}
