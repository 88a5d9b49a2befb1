/** Picks products off the shelf for carousels. */
import { BUYABLE, GIFT, LISTED, NEW, OFFER, REGULAR, type Columns, type Shelf } from '#server/catalogue/shelf.ts';
import type { Pick } from '#server/catalogue/table.ts';

/** Ordinals of listed products that can be bought and hold what `flags` says, in shelf order. */
export function buyable(shelf: Shelf, flags = 0): number[] {
  const wanted = LISTED | BUYABLE | flags;
  return Array.from(shelf.listed).filter((at) => ((shelf.columns.flags[at] as number) & wanted) === wanted);
}

/** At most `most` item ids, or stock codes where the pick names them. */
export function pickFor(pick: Exclude<Pick, { codes: string[] }>, shelf: Shelf, most: number): number[] {
  const { columns } = shelf;
  const ids = (ordinals: readonly number[]): number[] => ordinals.slice(0, most).map((at) => columns.id[at] as number);
  switch (pick) {
    case 'promotions':
      return ids(buyable(shelf, OFFER).toSorted(descending(columns.discount)));
    case 'new':
      return ids(buyable(shelf, NEW).toSorted(descending(columns.created)));
    case 'regular':
      return ids(takeTurns(buyable(shelf, REGULAR), columns.category));
    case 'gifts':
      return ids(takeTurns(buyable(shelf, GIFT), columns.family));
    default: {
      const wanted = new Set(pick.categories);
      const inside = buyable(shelf).filter((at) =>
        wanted.has(shelf.categories[columns.category[at] as number]?.key ?? ''),
      );
      return ids(takeTurns(inside, columns.family));
    }
  }
}

/** Larger first, else in shelf order. */
function descending(column: Columns['discount']): (a: number, b: number) => number {
  return (a, b) => (column[b] as number) - (column[a] as number) || a - b;
}

/** The first of each group, then the second of each: variety before depth. */
function takeTurns(ordinals: readonly number[], group: Int32Array): number[] {
  const turns = new Map<number, number>();
  return ordinals
    .map((at) => {
      const turn = turns.get(group[at] as number) ?? 0;
      turns.set(group[at] as number, turn + 1);
      return { at, turn };
    })
    .toSorted((a, b) => a.turn - b.turn || a.at - b.at)
    .map(({ at }) => at);
}
