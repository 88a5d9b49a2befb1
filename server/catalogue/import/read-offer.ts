/** One row understood: what is offered, under which name, at what price; or why it can't be sold. */
import type { Bilingual } from '#contract/wire-types.ts';

import { tagsOf } from './cell-part.ts';
import { currenciesOf, type ImportMap } from './import-map.ts';
import { OfferCells, Rejected, remarkOn, type Remark } from './offer-cells.ts';
import { parsePrice, type PriceReading } from './parse-price.ts';
import type { Weight } from './parse-weight.ts';
import { plainLine, plainLines, westernDigits } from './plain-text.ts';
import { readDeliveryCells, type OfferDelivery } from './read-delivery.ts';
import { readPromotion } from './read-promotion.ts';
import { readWeight } from './read-weight.ts';
import type { SourceRow } from './source-row.ts';

export interface Offer extends OfferDelivery {
  line: number;
  /** Same for all offers of one product. */
  identity: string;
  /** As the file has it; empty where it has none. */
  key: string;
  /** Either language may be empty, not both; so for the other texts, where both may. */
  name: Bilingual;
  brand: Bilingual;
  category: Bilingual;
  family: Bilingual;
  origin: Bilingual;
  units: Bilingual;
  content: Weight['content'];
  /** Null where the row says no size at all. */
  isWeightRead: boolean | null;
  price: number;
  promotionPrice: number | null;
  description: Bilingual;
  barcode: string;
  /** Words that search finds the product by. */
  tags: string[];
  image: string;
  /** Null where the file does not say. */
  isInStock: boolean | null;
}

export interface OfferReading {
  /** Null where the row is rejected. */
  offer: Offer | null;
  remarks: Remark[];
  /** The currency of its price, where the map has no rate for it. */
  unknownCurrency?: string | undefined;
}

const LONGEST = { name: 200, shelf: 80, brand: 80, description: 4000, tag: 40 };
const MOST_TAGS = 30;

export function readOffer(row: SourceRow, map: ImportMap): OfferReading {
  const remarks: Remark[] = [];
  try {
    return { offer: offerOf(new OfferCells(row, map, remarks)), remarks };
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    const remark = remarkOn(row, 'rejected', error.column, error.reason, error.value);
    return { offer: null, remarks: [remark], unknownCurrency: error.currency };
  }
}

function offerOf(cells: OfferCells): Offer {
  const written = cells.both('nameEn', 'nameAr', LONGEST.name);
  const nameField = cells.map.columns.nameEn === undefined ? 'nameAr' : 'nameEn';
  if (written.en === '' && written.ar === '') cells.reject(nameField, 'is empty');
  if (!/[\p{L}\p{N}]/u.test(written.en + written.ar)) cells.reject(nameField, 'has no letters');
  const category = cells.both('category', 'categoryAr', LONGEST.shelf);
  if (!/[\p{L}\p{N}]/u.test(category.en + category.ar)) cells.reject('category', 'is empty');
  const family = cells.both('family', 'familyAr', LONGEST.shelf);
  const readAmount = (text: string): PriceReading => parsePrice(text, currenciesOf(cells.map), cells.raw('currency'));
  const price = readAmount(cells.raw('price'));
  if ('problem' in price) cells.reject('price', price.problem, price.currency);
  const { units, content, isWeightRead, name } = readWeight(cells, written);
  const identity = identityOf(cells, name, units.en);
  return {
    line: cells.row.line,
    identity,
    key: plainLine(cells.raw('key').slice(0, 200)),
    name,
    brand: cells.both('brand', 'brandAr', LONGEST.brand),
    category,
    family: /[\p{L}\p{N}]/u.test(family.en + family.ar) ? family : category,
    origin: cells.both('origin', 'originAr', LONGEST.brand),
    units,
    content,
    isWeightRead,
    price: price.fils,
    promotionPrice: readPromotion(cells, price.fils, readAmount),
    description: { en: readDescription(cells, 'descriptionEn'), ar: readDescription(cells, 'descriptionAr') },
    barcode: readBarcode(cells),
    tags: readTags(cells),
    image: plainLine(cells.raw('image').slice(0, 500)),
    isInStock: readStock(cells.raw('stock')),
    ...readDeliveryCells(cells, readAmount),
  };
}

function readDescription(cells: OfferCells, field: 'descriptionEn' | 'descriptionAr'): string {
  const text = plainLines(cells.raw(field).slice(0, LONGEST.description * 4));
  if (text.length <= LONGEST.description) return text;
  cells.note(field, `is cut at ${LONGEST.description} characters`);
  return text.slice(0, LONGEST.description).replace(/\p{Cs}$/u, '');
}

function readBarcode(cells: OfferCells): string {
  const code = westernDigits(plainLine(cells.raw('barcode').slice(0, 200))).replace(/[\s-]/g, '');
  if (code === '' || /^\d{6,14}$/.test(code)) return code;
  cells.note('barcode', 'is not a barcode; left out');
  return '';
}

function readTags(cells: OfferCells): string[] {
  const all = tagsOf(cells.raw('tags'));
  const tags = all.filter((tag) => tag.length <= LONGEST.tag && !/^\d{6,14}$/.test(tag)).slice(0, MOST_TAGS);
  if (tags.length < all.length) cells.note('tags', `${all.length - tags.length} of ${all.length} tags are left out`);
  return tags;
}

const OUT = /^(0+(\.0+)?|-.*|no|n|false|out|out ?of ?stock|oos|unavailable|not available|غير متوفر|نفد|نفذ|لا)$/i;

function readStock(written: string): boolean | null {
  const text = westernDigits(plainLine(written.slice(0, 100)));
  return text === '' ? null : !OUT.test(text);
}

/** By the map's columns, else by the key, else by name, brand and weight: letters' case and spaces make no difference. */
function identityOf(cells: OfferCells, name: Bilingual, units: string): string {
  const { columns, sameProduct } = cells.map;
  const folded = (text: string): string => plainLine(text.slice(0, 2000)).normalize('NFKC').toLowerCase();
  // 1L, 1l and 1 ltr are one weight.
  const weightOr = (column: string): string => (column === columns.weight ? units : (cells.row.cells[column] ?? ''));
  if (sameProduct) return sameProduct.map((column) => folded(weightOr(column))).join('\u0001');
  const key = plainLine(cells.raw('key').slice(0, 200));
  if (columns.key !== undefined) return key === '' ? cells.reject('key', 'is empty') : key;
  return [name.en || name.ar, cells.raw('brand') || cells.raw('brandAr'), units].map(folded).join('\u0001');
}
