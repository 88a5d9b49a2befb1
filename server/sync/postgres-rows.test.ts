/** What is read of a shopper's rows by keys, by lists and by kinds, what their own file holds, and what edits of the server come to. */
import { beforeAll, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestUser } from '#tests/support/test-user.ts';

import { applyAs, type EditAs } from './apply-as.ts';
import { syncExporter } from './exporter.ts';
import { readRows } from './postgres-rows.ts';

let db: Database;
let userId: number;

const list = (listId: string): EditAs => ({
  name: 'list.create',
  args: { listId, name: `List ${listId}`, madeAt: '' },
});
const remove = (listId: string): EditAs => ({ name: 'list.delete', args: { listId, seen: 99 } });

const NOW = new Date();

beforeAll(async () => {
  db = await createTestDatabase();
  userId = await newShopper();
  const other = await newShopper();
  await db.pool.query(
    `insert into shop_item (user_id, list_id, stock_code, quantity, is_checked, rank, v, by_client)
     select u, l, s, 1, false, 'a', row_number() over () + 10, 'phone'
     from unnest($1::integer[]) u, unnest(array['one', 'two', 'three']) l, unnest(array['x', 'y']) s`,
    [[userId, other]],
  );
  await applyAs(db, userId, [list('one'), list('two'), list('gone'), remove('gone')], NOW);
});

let emails = 0;
const newShopper = async (): Promise<number> =>
  (await createTestUser(db, { email: `rows${(emails += 1)}@example.ae`, passwordHash: null })).user.id;

const keysOf = async (...needs: string[]): Promise<string[]> =>
  (await readRows(db.orm, userId, needs)).map(({ key }) => key).sort();

test('a key finds its row alone, a list its items, a prefix everything of its kind', async () => {
  expect(await keysOf('L:one')).toEqual(['L:one']);
  expect(await keysOf('L:')).toEqual(['L:gone', 'L:one', 'L:two']);
  expect(await keysOf('I:one|x')).toEqual(['I:one|x']);
  expect(await keysOf('I:one|')).toEqual(['I:one|x', 'I:one|y']);
  expect(await keysOf('I:one|', 'I:two|y', 'L:two')).toEqual(['I:one|x', 'I:one|y', 'I:two|y', 'L:two']);
  // Keys are looked for in pairs: not each first part with each second one.
  expect(await keysOf('I:one|x', 'I:two|y')).toEqual(['I:one|x', 'I:two|y']);
  expect(await keysOf('I:')).toHaveLength(6);
  expect(await keysOf('F:')).toEqual([]);
  expect(await keysOf()).toEqual([]);
});

test('a tombstone is found as one, with its version and its client', async () => {
  expect(await readRows(db.orm, userId, ['L:gone'])).toEqual([
    { key: 'L:gone', value: null, v: 4, byClient: 'server' },
  ]);
});

test("the shopper's own file names each row by its key, without tombstones", async () => {
  const data = await syncExporter.read(db.orm, userId, NOW);
  expect(data).toMatchObject({
    lists: [
      { key: 'one', name: 'List one' },
      { key: 'two', name: 'List two' },
    ],
    favourites: [],
    cart: [],
    notifyMe: [],
  });
  expect((data as { listItems: object[] }).listItems).toHaveLength(6);
});

test('edits of the server: 500 at once are taken, one more is not, and a name that no edit has is an error', async () => {
  const shopper = await newShopper();
  const many = (count: number) => Array.from({ length: count }, (_, index) => list(`many${index}`));
  await expect(applyAs(db, shopper, many(501), NOW)).rejects.toThrow('501 edits at once');
  expect(await applyAs(db, shopper, many(500), NOW)).toHaveLength(500);
  await expect(applyAs(db, shopper, [{ name: 'list.paint', args: {} }], NOW)).rejects.toThrow(
    'There is no edit list.paint',
  );
});

test('an edit of the server that the database cannot store is an error, and changes nothing', async () => {
  await db.pool.query(`create function refuse_list() returns trigger language plpgsql as
    $$ begin raise exception using errcode = 'P0001'; end $$`);
  await db.pool.query(
    'create trigger refuse_list before insert on shop_list for each row execute function refuse_list()',
  );
  const shopper = await newShopper();
  await expect(applyAs(db, shopper, [list('never')], NOW)).rejects.toMatchObject({
    cause: { code: 'P0001' },
  });
  await db.pool.query('drop trigger refuse_list on shop_list');
  expect(await readRows(db.orm, shopper, ['L:'])).toEqual([]);
});

test('a row whose product is gone may be changed and taken away, but not made', async () => {
  const item = (stockCode: string) => ({ listId: 'three', stockCode });
  await applyAs(db, userId, [list('three')], NOW);
  expect(
    await applyAs(
      db,
      userId,
      [
        { name: 'item.quantity', args: { ...item('x'), quantity: 7 } },
        { name: 'item.remove', args: item('y') },
        { name: 'item.add', args: { ...item('z'), quantity: 1, rank: 'a' } },
      ],
      NOW,
    ),
  ).toEqual([
    { ok: true, code: null },
    { ok: true, code: null },
    { ok: false, code: 'no_such_product' },
  ]);
  const left = await readRows(db.orm, userId, ['I:three|']);
  const quantities = Object.fromEntries(left.map(({ key, value }) => [key, value?.['quantity'] ?? null]));
  expect(quantities).toEqual({ 'I:three|x': 7, 'I:three|y': null });
});

test('a list takes the shopper’s own words where it takes a product; nothing else does', async () => {
  const words = { listId: 'four', stockCode: '*شموع for the cake' };
  await applyAs(db, userId, [list('four')], NOW);
  expect(
    await applyAs(
      db,
      userId,
      [
        { name: 'item.add', args: { ...words, quantity: 1, rank: 'a' } },
        { name: 'item.check', args: { ...words, isChecked: true } },
        { name: 'item.add', args: { listId: 'four', stockCode: '* ', quantity: 1, rank: 'b' } },
        { name: 'favourite.set', args: { stockCode: words.stockCode, isOn: true, since: 'now' } },
        {
          name: 'cart.set',
          args: { cartType: 'CRT', stockCode: words.stockCode, quantity: 1, seenPrice: 0, since: 'now' },
        },
      ],
      NOW,
    ),
  ).toEqual([
    { ok: true, code: null },
    { ok: true, code: null },
    { ok: false, code: 'no_such_product' },
    { ok: false, code: 'no_such_product' },
    { ok: false, code: 'no_such_product' },
  ]);
  const [row] = await readRows(db.orm, userId, ['I:four|']);
  expect(row).toMatchObject({ key: 'I:four|*شموع for the cake', value: { isChecked: true } });
});
