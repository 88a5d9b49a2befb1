/**
 * What a gift box allows, on the shopper's rows: one container, six places, nothing without a container (storefront.md section 4, Gift
 * box; remaining.md C12). Both sides run it. What the catalogue says of a thing (whether it may lie in a box) only the server's guard knows.
 */
import { NOTHING, type Change, type Effect, type Rows, type RowValue } from '#contract/rules/mutation.ts';

import { cartOf, lineKey, nameIn } from './keys.ts';
import { BOX_PLACES, LINE_QUANTITY_MAX } from './line-limits.ts';

const BOX = cartOf('CGB');

type Line = readonly [key: string, value: RowValue];

/** A thing that is put into the box, or whose quantity there is set. */
export interface BoxedThing {
  readonly stockCode: string;
  readonly quantity: number;
  /** Fils that the shopper saw. */
  readonly seenPrice: number;
  /** ISO time on the device. */
  readonly since: string;
}

interface Sold {
  readonly stockCode: string;
  /** What it is sold by takes one place. */
  readonly minimumOrder: number;
}

/** A line of which nothing else is known. */
export function freshLine(since: string): RowValue {
  return { since, message: null, isGiftWrapped: false, isBox: false, perPlace: 1 };
}

/** The container that was chosen. */
export function boxIn(rows: Pick<Rows, 'below'>): Line | undefined {
  return rows.below(BOX).find(([, value]) => value['isBox'] === true);
}

/** `quantity` of a thing that takes a place for each `perPlace` of it. */
export function placesFor(quantity: number, perPlace: number): number {
  return Math.ceil(quantity / Math.max(1, perPlace));
}

/** The places that are taken by all things but one. */
function takenBeside(rows: Pick<Rows, 'below'>, key: string): number {
  return rows
    .below(BOX)
    .filter(([other, value]) => other !== key && value['isBox'] !== true)
    .reduce((sum, [, value]) => sum + placesFor(numberIn(value, 'quantity'), numberIn(value, 'perPlace')), 0);
}

/**
 * How many of a thing lie in the box once it is moved there: what the cart has of it, one minimum order where it has none, as far as there
 * is room. Where there is none it is one more than the box can hold, which is refused.
 */
export function movedTo(rows: Pick<Rows, 'get' | 'below'>, { stockCode, minimumOrder }: Sold): number {
  const had = numberIn(rows.get(lineKey('CGB', stockCode)) ?? {}, 'quantity');
  const inCart = numberIn(rows.get(lineKey('CRT', stockCode)) ?? {}, 'quantity') || minimumOrder;
  const room = roomFor(rows, { stockCode, minimumOrder });
  return had + (room >= 1 ? Math.min(inCart, room) : minimumOrder);
}

/** How many more units of a thing there is room for. */
export function roomFor(rows: Pick<Rows, 'get' | 'below'>, { stockCode, minimumOrder }: Sold): number {
  const key = lineKey('CGB', stockCode);
  return (BOX_PLACES - takenBeside(rows, key)) * minimumOrder - numberIn(rows.get(key) ?? {}, 'quantity');
}

/** The thing as it lies in the box then. What is lowered needs no place. `fresh`: what it is where it was not in the box. */
export function putInBox(rows: Rows, { stockCode, quantity, seenPrice }: BoxedThing, fresh: RowValue): Effect {
  const key = lineKey('CGB', stockCode);
  const line = rows.get(key);
  if (!boxIn(rows)) return { refused: 'no_box' };
  const put = { ...fresh, ...line, quantity, seenPrice };
  const isMore = quantity > numberIn(line ?? {}, 'quantity');
  const taken = takenBeside(rows, key) + placesFor(quantity, numberIn(put, 'perPlace'));
  if (isMore && taken > BOX_PLACES) return { refused: 'box_full' };
  return { changes: [[key, put]] };
}

/** A quantity in the box; 0 takes the thing away. Of the container itself: 0 gives it up, any other leaves it one. */
export function setInBox(rows: Rows, thing: BoxedThing): Effect {
  const key = lineKey('CGB', thing.stockCode);
  const line = rows.get(key);
  if (line?.['isBox'] === true) {
    if (thing.quantity === 0) return { changes: givenUp(rows, key) };
    return { changes: [[key, { ...line, seenPrice: thing.seenPrice }]] };
  }
  if (thing.quantity === 0) return line ? { changes: [[key, null]] } : NOTHING;
  return putInBox(rows, thing, freshLine(thing.since));
}

/** What lay in the box lies in the cart again, beside what the cart has of it. */
function givenUp(rows: Rows, box: string): Change[] {
  const back = rows
    .below(BOX)
    .filter(([key]) => key !== box)
    .flatMap(([key, thing]): Change[] => {
      const cartKey = lineKey('CRT', nameIn(key));
      return [
        [key, null],
        [cartKey, joined(thing, rows.get(cartKey))],
      ];
    });
  return [[box, null], ...back];
}

/** The cart's own words and price stay where it has some. */
function joined(thing: RowValue, line: RowValue | undefined): RowValue {
  if (!line) return thing;
  return {
    ...line,
    quantity: Math.min(LINE_QUANTITY_MAX, numberIn(line, 'quantity') + numberIn(thing, 'quantity')),
    message: line['message'] ?? thing['message'] ?? null,
    isGiftWrapped: line['isGiftWrapped'] === true || thing['isGiftWrapped'] === true,
  };
}

/** 0 where there is none. */
export function numberIn(value: RowValue, name: string): number {
  const found = value[name];
  return typeof found === 'number' ? found : 0;
}
