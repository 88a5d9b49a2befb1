import { readRow, type RowAt } from '#contract/rows/rows.ts';
import { RowIndex } from '#contract/rules/row-index.ts';

/** A shopper's live rows, each of the type that its key says. A row that the contract cannot read is left out. */
export class LiveRows {
  private readonly index = new RowIndex();

  constructor(rows: readonly { readonly key: string; readonly value: unknown }[]) {
    for (const { key, value } of rows) this.index.set(key, value === null ? null : readRow(key, value));
  }

  get<Key extends string>(key: Key): RowAt<Key> | undefined {
    return this.index.get(key) as RowAt<Key> | undefined;
  }

  /** In the order of the keys. */
  below<Prefix extends string>(prefix: Prefix): readonly (readonly [key: string, value: RowAt<Prefix>])[] {
    return this.index.below(prefix) as readonly (readonly [string, RowAt<Prefix>])[];
  }
}
