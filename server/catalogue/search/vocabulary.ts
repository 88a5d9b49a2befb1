/** The words of one version of the catalogue in memory, in order: which exist, which begin so, how common each is. */
import type { Pool } from 'pg';

import { knownEntries, prefixEntries } from '#contract/rules/search-words.ts';

import { editDistance } from './edit-distance.ts';

/** Words of fewer consonants have too many neighbours. */
const CONSONANTS_LEAST = 4;
/** So many times more items. */
const MUCH_COMMONER = 8;

/** A word without what is most often spelt otherwise: vowels, and letters written twice. */
export function consonantsOf(word: string): string {
  return word.replace(/[aeiouyاوي]/g, '').replace(/(.)\1/g, '$1');
}

function groupBySound(words: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    if (!/^\p{L}/u.test(word) || word.length <= CONSONANTS_LEAST) continue;
    const bones = consonantsOf(word);
    const group = groups.get(bones);
    if (group === undefined) groups.set(bones, [word]);
    else group.push(word);
  }
  return groups;
}

export class Vocabulary {
  readonly #words: readonly string[];
  readonly #items: ReadonlyMap<string, number>;
  /** Made when it is first asked for. */
  #bySound: ReadonlyMap<string, readonly string[]> | undefined;

  /** Words with the count of their items, in code point order. */
  constructor(rows: readonly (readonly [word: string, items: number])[]) {
    this.#words = rows.map(([word]) => word);
    this.#items = new Map(rows);
  }

  static async read(pool: Pool): Promise<Vocabulary> {
    const { rows } = await pool.query<[string, number]>({
      text: 'select word, items from catalogue_word order by word',
      rowMode: 'array',
    });
    return new Vocabulary(rows);
  }

  get size(): number {
    return this.#words.length;
  }

  /** How many items have it; 0 for a word there is not. */
  itemsOf(word: string): number {
    return this.#items.get(word) ?? 0;
  }

  /** Whether the catalogue has the word in any number, with or without article. */
  has(word: string): boolean {
    return knownEntries(word).some((entry) => this.#items.has(entry));
  }

  /** Much commoner words of the same consonants: a rare spelling that exists is widened to them. */
  commonerSpellings(word: string): string[] {
    const bones = consonantsOf(word);
    if (bones.length < CONSONANTS_LEAST) return [];
    this.#bySound ??= groupBySound(this.#words);
    const much = this.itemsOf(word) * MUCH_COMMONER;
    return (this.#bySound.get(bones) ?? []).filter(
      (other) =>
        other !== word && other[0] === word[0] && this.itemsOf(other) >= much && editDistance(word, other) <= 2,
    );
  }

  /** Whether some word begins so. */
  hasBeginning(word: string): boolean {
    return prefixEntries(word).some((start) => this.#words[this.#firstAt(start)]?.startsWith(start) === true);
  }

  /** The words that begin so, the word itself among them, in order. */
  from(start: string): readonly string[] {
    const first = this.#firstAt(start);
    let end = first;
    while (this.#words[end]?.startsWith(start) === true) end += 1;
    return this.#words.slice(first, end);
  }

  /** The commonest words that begin so, the word itself left out, at most `most`. */
  commonestFrom(start: string, most: number): string[] {
    return this.from(start)
      .filter((word) => word !== start)
      .toSorted((a, b) => this.itemsOf(b) - this.itemsOf(a))
      .slice(0, most);
  }

  #firstAt(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
