/** Prepared answers by key, the least recently used dropped first, bounded by the bytes they hold. */
import type { PreparedAnswer } from './prepared-answer.ts';

interface Entry {
  version: string;
  answer: PreparedAnswer;
  counted: number;
}

export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #limit: number;
  #bytes = 0;

  /** `limit` in bytes. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The answer under the key if it is of this version; an older one is forgotten. */
  get(key: string, version: string): PreparedAnswer | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.version !== version) {
      this.#drop(key, entry);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.answer;
  }

  set(key: string, version: string, answer: PreparedAnswer): void {
    const old = this.#entries.get(key);
    if (old) this.#drop(key, old);
    const counted = answer.size + key.length * 2;
    if (counted > this.#limit / 4) return;
    const entry = { version, answer, counted };
    this.#entries.set(key, entry);
    this.#bytes += counted;
    answer.onGrowth(() => {
      if (this.#entries.get(key) !== entry) return;
      this.#bytes += answer.size + key.length * 2 - entry.counted;
      entry.counted = answer.size + key.length * 2;
      this.#shrink();
    });
    this.#shrink();
  }

  #shrink(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#limit) return;
      this.#drop(key, entry);
    }
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.counted;
  }
}
