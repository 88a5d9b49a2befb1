/** Rows of one kind that an import finds by name or makes: categories, families, brands or origins. */
import { foldText } from '#contract/rules/fold-text.ts';
import { slugOf } from '#contract/urls.ts';
import type { Bilingual } from '#contract/wire-types.ts';

/** Of products whose file does not say: an empty name under an empty key, so that nothing is made up. */
const UNKNOWN = { key: '', name: { en: '', ar: '' } };
const LONGEST_KEY = 80;

interface Named {
  key: string;
  name: Bilingual;
}

/** `within` keeps rows of one name in different places apart: a family's category, empty for other kinds. */
export class NamedRows<T extends Named> {
  readonly #byName = new Map<string, T>();
  /** Keys of the catalogue's own rows; those that this import makes are nobody's word for anything. */
  readonly #byKey = new Map<string, T>();
  readonly #keys = new Set<string>();
  #new: T[] = [];

  constructor(rows: readonly T[], withinOf: (row: T) => string) {
    for (const row of rows) {
      const within = withinOf(row);
      this.#add(row, within);
      this.#byKey.set(placeOf(row.key, within), row);
    }
  }

  get size(): number {
    return this.#keys.size;
  }

  /** The row that has one of these names or, else, this key; made where there is none. Two empty names are the unknown row. */
  find(name: Bilingual, within: string, make: (key: string, name: Bilingual) => T, prefix = ''): T {
    if (name.en === '' && name.ar === '') {
      return this.#byKey.get(placeOf('', within)) ?? this.#make(make(UNKNOWN.key, UNKNOWN.name), within);
    }
    const found = this.#find(name.en, within) ?? this.#find(name.ar, within);
    if (found) {
      this.#learn(found, name, within);
      return found;
    }
    const both = { en: name.en || name.ar, ar: name.ar || name.en };
    return this.#make(make(this.#freeKey(prefix + (slugOf(both.en) || 'other')), both), within);
  }

  takeNew(): T[] {
    const rows = this.#new;
    this.#new = [];
    return rows;
  }

  /** An empty text names nothing: it must not find the row that happens to have no Arabic name. */
  #find(text: string, within: string): T | undefined {
    if (text === '') return undefined;
    const place = placeOf(text, within);
    return this.#byName.get(place) ?? this.#byKey.get(place);
  }

  /** A row that this import made from one language alone gets the other one's name from a later row of the file. */
  #learn(row: T, { en, ar }: Bilingual, within: string): void {
    if (en === '' || ar === '' || en === ar || row.name.en !== row.name.ar || !this.#new.includes(row)) return;
    row.name = { en, ar };
    this.#name(row, within);
  }

  #make(row: T, within: string): T {
    this.#add(row, within);
    if (row.key === '') this.#byKey.set(placeOf('', within), row);
    this.#new.push(row);
    return row;
  }

  #add(row: T, within: string): void {
    this.#keys.add(row.key);
    this.#name(row, within);
  }

  #name(row: T, within: string): void {
    for (const text of [row.name.en, row.name.ar]) {
      const place = placeOf(text, within);
      if (text !== '' && !this.#byName.has(place)) this.#byName.set(place, row);
    }
  }

  #freeKey(wanted: string): string {
    const base = wanted.slice(0, LONGEST_KEY - 4).replace(/-+$/, '');
    let key = base;
    for (let more = 2; this.#keys.has(key); more += 1) key = `${base}-${more}`;
    return key;
  }
}

/** A name without letters or digits ("+") folds to nothing, and is then its own place. */
const placeOf = (text: string, within: string): string => `${within}\u0001${foldText(text) || text}`;
