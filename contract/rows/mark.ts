import { NOTHING, type Effect, type Rows, type RowValue } from '#contract/rules/mutation.ts';

interface Mark {
  key: string;
  /** The prefix of all rows of the kind. */
  all: string;
  /** How many there may be. */
  most: number;
  isOn: boolean;
  value: RowValue;
}

/** A row that is there or not: set as asked, never toggled. */
export function mark(rows: Rows, { key, all, most, isOn, value }: Mark): Effect {
  const isThere = rows.get(key) !== undefined;
  if (isThere === isOn) return NOTHING;
  if (!isOn) return { changes: [[key, null]] };
  return rows.below(all).length >= most ? { refused: 'too_many' } : { changes: [[key, value]] };
}
