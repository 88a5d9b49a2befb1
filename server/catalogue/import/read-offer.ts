/** One row understood: what is offered, under which name, at what price; or why it can't be sold. */
import type { Bilingual } from '#contract/wire-types.ts';

import type { ImportMap } from './import-map.ts';
import type { Field } from './map-fields.ts';
import { parsePrice } from './parse-price.ts';
import { parseWeight, type Weight } from './parse-weight.ts';
import { plainLine, plainLines, westernDigits } from './plain-text.ts';
import type { SourceRow } from './source-row.ts';

export interface Offer {
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
  isWeightRead: boolean;
  price: number;
  promotionPrice: number | null;
  description: Bilingual;
  barcode: string;
  image: string;
  /** Null where the file does not say. */
  isInStock: boolean | null;
}

/** What a person should know of a row: `column` is the file's own name of it. */
export interface Remark {
  line: number;
  outcome: 'rejected' | 'skipped' | 'note';
  column: string;
  reason: string;
  value: string;
}

export interface OfferReading {
  /** Null where the row is rejected or skipped. */
  offer: Offer | null;
  remarks: Remark[];
}

const LONGEST = { name: 200, shelf: 80, brand: 80, units: 60, description: 4000 };

class Rejected {
  readonly column: string;
  readonly reason: string;
  readonly value: string;
  constructor(column: string, reason: string, value: string) {
    this.column = column;
    this.reason = reason;
    this.value = value;
  }
}

export function readOffer(row: SourceRow, map: ImportMap): OfferReading {
  const remarks: Remark[] = [];
  const skipped = map.skipRows.find((rule) => {
    const cell = plainLine(row.cells[rule.column] ?? '').slice(0, 1000);
    if (rule.pattern) return rule.pattern.test(cell);
    return rule.test === 'equals' ? cell.toLowerCase() === rule.wanted : cell.toLowerCase().includes(rule.wanted);
  });
  if (skipped) {
    const reason = `left out by the map: ${skipped.test} "${skipped.wanted}"`;
    return {
      offer: null,
      remarks: [remarkOn(row, 'skipped', skipped.column, reason, row.cells[skipped.column] ?? '')],
    };
  }
  const cells = new Cells(row, map, remarks);
  try {
    return { offer: offerOf(cells), remarks };
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return { offer: null, remarks: [remarkOn(row, 'rejected', error.column, error.reason, error.value)] };
  }
}

function remarkOn(row: SourceRow, outcome: Remark['outcome'], column: string, reason: string, value: string): Remark {
  return { line: row.line, outcome, column, reason, value: value.slice(0, 200) };
}

/** A row's cells by field, cleaned. */
class Cells {
  readonly row: SourceRow;
  readonly map: ImportMap;
  readonly #remarks: Remark[];

  constructor(row: SourceRow, map: ImportMap, remarks: Remark[]) {
    this.row = row;
    this.map = map;
    this.#remarks = remarks;
  }

  raw(field: Field): string {
    const name = this.map.columns[field];
    const cell = name === undefined ? '' : (this.row.cells[name] ?? '');
    return cell.trim() === '' ? (this.map.defaults[field] ?? '') : cell;
  }

  /** One line, refused above the length. */
  line(field: Field, longest: number): string {
    const raw = this.raw(field);
    if (raw.length > longest * 20) this.reject(field, `is longer than ${longest} characters`);
    const text = plainLine(raw);
    if (text.length > longest) this.reject(field, `is longer than ${longest} characters`);
    if (text.includes('\ufffd')) this.reject(field, 'has letters that could not be read');
    return text;
  }

  both(en: Field, ar: Field, longest: number): Bilingual {
    return { en: this.line(en, longest), ar: this.line(ar, longest) };
  }

  column(field: Field): string {
    return this.map.columns[field] ?? field;
  }

  reject(field: Field, reason: string): never {
    throw new Rejected(this.column(field), reason, this.raw(field));
  }

  note(field: Field, reason: string): void {
    this.#remarks.push(remarkOn(this.row, 'note', this.column(field), reason, this.raw(field)));
  }
}

function offerOf(cells: Cells): Offer {
  const name = cells.both('nameEn', 'nameAr', LONGEST.name);
  const nameField = cells.map.columns.nameEn === undefined ? 'nameAr' : 'nameEn';
  if (name.en === '' && name.ar === '') cells.reject(nameField, 'is empty');
  if (!/[\p{L}\p{N}]/u.test(name.en + name.ar)) cells.reject(nameField, 'has no letters');
  const category = cells.both('category', 'categoryAr', LONGEST.shelf);
  if (!/[\p{L}\p{N}]/u.test(category.en + category.ar)) cells.reject('category', 'is empty');
  const family = cells.both('family', 'familyAr', LONGEST.shelf);
  const price = parsePrice(cells.raw('price'));
  if ('problem' in price) cells.reject('price', price.problem);
  const { units, content, isWeightRead } = readWeight(cells);
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
    promotionPrice: readPromotion(cells, price.fils),
    description: { en: readDescription(cells, 'descriptionEn'), ar: readDescription(cells, 'descriptionAr') },
    barcode: readBarcode(cells),
    image: plainLine(cells.raw('image').slice(0, 500)),
    isInStock: readStock(cells.raw('stock')),
  };
}

function readWeight(cells: Cells): Pick<Offer, 'units' | 'content' | 'isWeightRead'> {
  const written = plainLine(cells.raw('weight').slice(0, 1000));
  const weight = knownWeight(written);
  if (weight) return { units: weight.text, content: weight.content, isWeightRead: true };
  if (written !== '') cells.note('weight', 'is not a weight that could be read; shown as it is');
  const units = written.slice(0, LONGEST.units);
  return { units: { en: units, ar: units }, content: null, isWeightRead: false };
}

/** A file says the same few weights over and over. */
const weights = new Map<string, Weight | null>();

function knownWeight(written: string): Weight | null {
  const known = weights.get(written);
  if (known !== undefined) return known;
  const weight = parseWeight(written);
  if (weights.size < 10_000) weights.set(written, weight);
  return weight;
}

function readPromotion(cells: Cells, price: number): number | null {
  if (cells.raw('promotionPrice') === '') return null;
  const promotion = parsePrice(cells.raw('promotionPrice'));
  if ('fils' in promotion && promotion.fils < price) return promotion.fils;
  const problem = 'problem' in promotion ? promotion.problem : 'is not below the price';
  if (problem !== 'is empty' && problem !== 'is zero' && !('fils' in promotion && promotion.fils === price)) {
    cells.note('promotionPrice', `${problem}; no promotion`);
  }
  return null;
}

function readDescription(cells: Cells, field: 'descriptionEn' | 'descriptionAr'): string {
  const text = plainLines(cells.raw(field).slice(0, LONGEST.description * 4));
  if (text.length <= LONGEST.description) return text;
  cells.note(field, `is cut at ${LONGEST.description} characters`);
  return text.slice(0, LONGEST.description).replace(/\p{Cs}$/u, '');
}

function readBarcode(cells: Cells): string {
  const code = westernDigits(plainLine(cells.raw('barcode').slice(0, 200))).replace(/[\s-]/g, '');
  if (code === '' || /^\d{6,14}$/.test(code)) return code;
  cells.note('barcode', 'is not a barcode; left out');
  return '';
}

const OUT = /^(0+(\.0+)?|-.*|no|n|false|out|out ?of ?stock|oos|unavailable|not available|غير متوفر|نفد|نفذ|لا)$/i;

function readStock(written: string): boolean | null {
  const text = westernDigits(plainLine(written.slice(0, 100)));
  return text === '' ? null : !OUT.test(text);
}

/** By the map's columns, else by the key, else by name, brand and weight: letters' case and spaces make no difference. */
function identityOf(cells: Cells, name: Bilingual, units: string): string {
  const { columns, sameProduct } = cells.map;
  const folded = (text: string): string => plainLine(text.slice(0, 2000)).normalize('NFKC').toLowerCase();
  // 1L, 1l and 1 ltr are one weight.
  const weightOr = (column: string): string => (column === columns.weight ? units : (cells.row.cells[column] ?? ''));
  if (sameProduct) return sameProduct.map((column) => folded(weightOr(column))).join('\u0001');
  const key = plainLine(cells.raw('key').slice(0, 200));
  if (columns.key !== undefined) return key === '' ? cells.reject('key', 'is empty') : key;
  return [name.en || name.ar, cells.raw('brand') || cells.raw('brandAr'), units].map(folded).join('\u0001');
}
