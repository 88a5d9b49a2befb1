/** The gift box and its edits (storefront.md section 4, Gift box; remaining.md GB and C12). It is taken apart by `cart.set` with 0. */
import { defineMutation, NOTHING, type Change } from '#contract/rules/mutation.ts';
import { integer, nullable, oneOf, text } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';

import { boxIn, freshLine, numberIn, putInBox } from './gift-box-rules.ts';
import { cartOf, lineKey, nameIn } from './keys.ts';
import { LINE_QUANTITY_MAX } from './line-limits.ts';

const stockCode = text(40);
const quantity = integer({ min: 1, max: LINE_QUANTITY_MAX });
const line = {
  /** Always CGB: what an edit does to the cart is known by it. */
  cartType: ['cartType', oneOf(['CGB'])],
  stockCode: ['stockCode', stockCode],
  seenPrice: ['seenPrice', integer({ min: 0 })],
  since: ['since', text(40)],
} as const;

/** `instead`: the box that the shopper gives up for it, and whose things it takes over; null where they saw none. */
export const boxChoose = defineMutation({
  name: 'box.choose',
  args: record({ ...line, instead: ['instead', nullable(stockCode)] }),
  about: (args) => lineKey('CGB', args.stockCode),
  needs: () => [cartOf('CGB')],
  apply: (rows, { stockCode: code, seenPrice, since, instead }) => {
    const key = lineKey('CGB', code);
    if (rows.get(key)) return NOTHING;
    const before = boxIn(rows);
    if (before && nameIn(before[0]) !== instead) return { refused: 'box_taken' };
    const given: Change[] = before ? [[before[0], null]] : [];
    // Words and wrapping are the gift's, whatever it lies in.
    const { message = null, isGiftWrapped = false } = before?.[1] ?? {};
    const box = { ...freshLine(since), message, isGiftWrapped, quantity: 1, seenPrice, isBox: true };
    return { changes: [...given, [key, box]] };
  },
});

/**
 * So many of a thing lie in the box, taken from the cart as far as it has them. The quantity itself, so that two devices that move the same
 * thing move it once; fewer than lie there already is no move.
 */
export const boxMove = defineMutation({
  name: 'box.move',
  args: record({ ...line, quantity: ['quantity', quantity], perPlace: ['perPlace', quantity] }),
  about: (args) => lineKey('CGB', args.stockCode),
  needs: () => [cartOf('CGB'), cartOf('CRT')],
  apply: (rows, { perPlace, ...thing }) => {
    const had = rows.get(lineKey('CGB', thing.stockCode));
    const more = thing.quantity - numberIn(had ?? {}, 'quantity');
    if (had?.['isBox'] === true || (had && more <= 0)) return NOTHING;
    const cartKey = lineKey('CRT', thing.stockCode);
    const inCart = rows.get(cartKey);
    const effect = putInBox(rows, thing, { ...freshLine(thing.since), ...inCart, perPlace });
    if (effect.refused || !inCart) return effect;
    const left = numberIn(inCart, 'quantity') - more;
    return { changes: [...effect.changes, [cartKey, left > 0 ? { ...inCart, quantity: left } : null]] };
  },
});
