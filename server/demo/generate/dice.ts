/** Chance that comes out the same each time: for a catalogue that two machines make alike. */
import { createHash } from 'node:crypto';

export class Dice {
  #state: number;

  constructor(seed: string) {
    this.#state = createHash('sha256').update(seed).digest().readUInt32LE();
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  isUnder(chance: number): boolean {
    return this.roll() < chance;
  }

  oneOf<T>(all: readonly T[]): T {
    return all[Math.floor(this.roll() * all.length)] as T;
  }

  /** An order of its own, so that what is common is not what comes first in a file. */
  shuffled<T>(all: readonly T[]): T[] {
    return all
      .map((one) => ({ one, at: this.roll() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one);
  }
}

/** Picks by Zipf's law: the second is taken half as often as the first, the third a third as often, and so on. */
export class ZipfPicker<T> {
  readonly #all: readonly T[];
  readonly #reach: Float64Array;

  constructor(all: readonly T[], steepness = 1) {
    this.#all = all;
    this.#reach = new Float64Array(all.length);
    let sum = 0;
    for (let at = 0; at < all.length; at += 1) this.#reach[at] = sum += 1 / (at + 1) ** steepness;
  }

  pick(dice: Dice): T {
    const wanted = dice.roll() * (this.#reach.at(-1) ?? 0);
    let low = 0;
    let high = this.#reach.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#reach[middle] ?? 0) <= wanted) low = middle + 1;
      else high = middle;
    }
    return this.#all[low] as T;
  }
}
