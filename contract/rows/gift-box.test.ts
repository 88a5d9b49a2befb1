/** The box's rules on rows alone: what each edit makes of them, and that no order of edits of any devices breaks them. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Rows, RowValue } from '#contract/rules/mutation.ts';
import { RowIndex } from '#contract/rules/row-index.ts';

import { cartAdd, cartMessage, cartSet } from './cart.ts';
import { boxChoose, boxMove } from './gift-box.ts';
import { lineKey } from './keys.ts';

const since = '2026-11-23T08:00:00.000Z';
const of = (cartType: 'CRT' | 'CGB', stockCode: string) => ({ cartType, stockCode, seenPrice: 500, since });

/** A shopper's cart, edited by whoever comes. */
class Cart implements Rows {
  private readonly index = new RowIndex();

  get(key: string): RowValue | undefined {
    return this.index.get(key);
  }

  below(prefix: string): readonly (readonly [string, RowValue])[] {
    return [...this.index.below(prefix)];
  }

  isChangedElsewhere(): boolean {
    return false;
  }

  private do({ changes = [], refused }: ReturnType<typeof cartSet.apply>): string | null {
    for (const [key, value] of changes) this.index.set(key, value);
    return refused ?? null;
  }

  set = (cartType: 'CRT' | 'CGB', stockCode: string, quantity: number) =>
    this.do(cartSet.apply(this, { ...of(cartType, stockCode), quantity }));
  add = (cartType: 'CRT' | 'CGB', stockCode: string, by: number) =>
    this.do(cartAdd.apply(this, { ...of(cartType, stockCode), by }));
  say = (cartType: 'CRT' | 'CGB', stockCode: string, message: string | null, isGiftWrapped = false) =>
    this.do(cartMessage.apply(this, { cartType, stockCode, message, isGiftWrapped }));
  choose = (stockCode: string, instead: string | null = null) =>
    this.do(boxChoose.apply(this, { ...of('CGB', stockCode), cartType: 'CGB', instead }));
  move = (stockCode: string, quantity = 1, perPlace = 1) =>
    this.do(boxMove.apply(this, { ...of('CGB', stockCode), cartType: 'CGB', quantity, perPlace }));

  line = (cartType: 'CRT' | 'CGB', stockCode: string) => this.get(lineKey(cartType, stockCode));
  quantities = (cartType: 'CRT' | 'CGB') =>
    Object.fromEntries(this.below(`C:${cartType}|`).map(([key, value]) => [key.slice(6), value['quantity']]));
}

describe('a box', () => {
  test('is chosen once; another waits until it is given up, and one that was agreed to takes over its things', () => {
    const cart = new Cart();
    expect([cart.choose('red'), cart.choose('red'), cart.choose('blue'), cart.choose('blue', 'green')]).toEqual([
      null,
      null,
      'box_taken',
      'box_taken',
    ]);
    cart.move('honey');
    cart.say('CGB', 'red', 'Happy feast', true);
    expect(cart.choose('blue', 'red')).toBeNull();
    expect(cart.quantities('CGB')).toEqual({ blue: 1, honey: 1 });
    expect(cart.line('CGB', 'blue')).toMatchObject({ isBox: true, message: 'Happy feast', isGiftWrapped: true });
  });

  test('is one, whatever quantity is asked for, and takes a new price', () => {
    const cart = new Cart();
    cart.choose('red');
    cart.set('CGB', 'red', 4);
    cart.add('CGB', 'red', 2);
    expect(cart.line('CGB', 'red')).toMatchObject({ quantity: 1, isBox: true });
    expect(cartSet.apply(cart, { ...of('CGB', 'red'), quantity: 1, seenPrice: 900 }).changes).toMatchObject([
      ['C:CGB|red', { seenPrice: 900 }],
    ]);
  });

  test.each(['set', 'add'] as const)('that is given up by %s gives its things back to the cart', (way) => {
    const cart = new Cart();
    cart.choose('red');
    cart.set('CRT', 'dates', 2);
    cart.say('CRT', 'dates', 'Mine');
    cart.move('honey', 2);
    cart.say('CGB', 'honey', 'For you', true);
    cart.move('dates', 1);
    cart.say('CGB', 'dates', 'Other', true);
    expect(way === 'set' ? cart.set('CGB', 'red', 0) : cart.add('CGB', 'red', -1)).toBeNull();
    expect([cart.quantities('CGB'), cart.quantities('CRT')]).toEqual([{}, { dates: 2, honey: 2 }]);
    expect(cart.line('CRT', 'honey')).toMatchObject({ message: 'For you', isGiftWrapped: true, isBox: false });
    expect(cart.line('CRT', 'dates')).toMatchObject({ message: 'Mine', isGiftWrapped: true });
  });
});

describe('a thing', () => {
  test('needs a box, and is taken from the cart as far as the cart has it', () => {
    const cart = new Cart();
    cart.set('CRT', 'honey', 3);
    expect([cart.move('honey'), cart.set('CGB', 'honey', 1), cart.add('CGB', 'honey', 1)]).toEqual(
      Array(3).fill('no_box'),
    );
    cart.choose('red');
    expect(cart.move('honey', 2)).toBeNull();
    expect([cart.quantities('CGB'), cart.quantities('CRT')]).toEqual([{ red: 1, honey: 2 }, { honey: 1 }]);
    cart.move('honey', 4);
    expect([cart.quantities('CGB'), cart.quantities('CRT')]).toEqual([{ red: 1, honey: 4 }, {}]);
  });

  test('that two devices move is moved once', () => {
    const cart = new Cart();
    cart.choose('red');
    cart.set('CRT', 'honey', 3);
    cart.move('honey', 1);
    cart.move('honey', 1);
    expect([cart.quantities('CGB'), cart.quantities('CRT')]).toEqual([{ red: 1, honey: 1 }, { honey: 2 }]);
  });

  test('takes its words along, and leaves by 0', () => {
    const cart = new Cart();
    cart.choose('red');
    cart.set('CRT', 'honey', 1);
    cart.say('CRT', 'honey', 'Sweet', true);
    cart.move('honey');
    expect(cart.line('CGB', 'honey')).toMatchObject({ message: 'Sweet', isGiftWrapped: true, isBox: false });
    expect(cart.set('CGB', 'honey', 0)).toBeNull();
    expect([cart.quantities('CGB'), cart.quantities('CRT')]).toEqual([{ red: 1 }, {}]);
  });

  test('cannot be the box that it lies in, nor the box a thing in itself', () => {
    const cart = new Cart();
    cart.choose('red');
    expect([cart.move('red'), cart.quantities('CGB')]).toEqual([null, { red: 1 }]);
    cart.move('honey');
    expect([cart.choose('honey', 'red'), cart.line('CGB', 'honey')?.['isBox']]).toEqual([null, false]);
  });
});

describe('the seventh', () => {
  test.each(['move', 'set', 'add'] as const)('place is refused to %s, and one that leaves makes room', (way) => {
    const cart = new Cart();
    cart.choose('red');
    for (let at = 1; at <= 6; at += 1) expect(cart.move(`g${at}`)).toBeNull();
    const seventh = (): string | null =>
      way === 'move' ? cart.move('g7') : way === 'set' ? cart.set('CGB', 'g7', 1) : cart.add('CGB', 'g7', 1);
    expect([seventh(), cart.set('CGB', 'g1', 2), cart.move('g1', 2)]).toEqual(Array(3).fill('box_full'));
    cart.set('CGB', 'g1', 0);
    expect(seventh()).toBeNull();
  });

  test('is counted by what is sold together: three pouches that are sold by three take one place', () => {
    const cart = new Cart();
    cart.choose('red');
    expect(cart.move('almonds', 18, 3)).toBeNull();
    expect([cart.move('almonds', 21, 3), cart.move('honey')]).toEqual(['box_full', 'box_full']);
    expect(cart.set('CGB', 'almonds', 15)).toBeNull();
    expect(cart.move('honey')).toBeNull();
  });
});

test('whatever devices do in whatever order: one box, six places, nothing in no box, and nothing is lost by giving it up', () => {
  const thing = fc.constantFrom('g1', 'g2', 'g3', 'g4');
  const box = fc.constantFrom('red', 'blue');
  const quantity = fc.nat(7);
  const edit = fc.oneof(
    fc.record({ do: fc.constant('choose' as const), what: box, other: fc.option(box) }),
    fc.record({
      do: fc.constant('move' as const),
      what: fc.oneof(thing, box),
      quantity: fc.integer({ min: 1, max: 8 }),
    }),
    fc.record({ do: fc.constantFrom('set', 'cart'), what: fc.oneof(thing, box), quantity }),
    fc.record({
      do: fc.constant('add' as const),
      what: fc.oneof(thing, box),
      quantity: fc.integer({ min: -7, max: 7 }),
    }),
  );
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
      const cart = new Cart();
      for (const one of edits) {
        const before = { ...cart.quantities('CRT') };
        if (one.do === 'choose' && 'other' in one) cart.choose(one.what, one.other);
        else if ('quantity' in one) {
          if (one.do === 'move') cart.move(one.what, one.quantity);
          else if (one.do === 'add') cart.add('CGB', one.what, one.quantity);
          else cart.set(one.do === 'cart' ? 'CRT' : 'CGB', one.what, one.quantity);
        }
        const lines = cart.below('C:CGB|').map(([, value]) => value);
        const things = lines.filter((line) => line['isBox'] !== true);
        expect(lines.length - things.length).toBeLessThanOrEqual(1);
        expect(things.reduce((sum, line) => sum + Number(line['quantity']), 0)).toBeLessThanOrEqual(6);
        expect(things.length === 0 || things.length < lines.length).toBe(true);
        if (one.do !== 'cart' && one.do !== 'move') {
          for (const [code, was] of Object.entries(before))
            expect(cart.quantities('CRT')[code]).toBeGreaterThanOrEqual(Number(was));
        }
      }
    }),
  );
});
