/** The demo's own products, as checkout reads them. */
import { beforeAll, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';

import { deliveryFactsOf } from './delivery-facts.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await createDemoDatabase());
}, 60_000);

test('kinds, lead days, deposits and fresh categories of what the shop has', async () => {
  const [cake, fish, bouquet, quail, gallon, unknown] = ['108025', '105006', '125016', '104026', '120005', '999999'];
  const all = [cake, fish, bouquet, quail, gallon, unknown].map((code) => code ?? '');
  const plain = { deliveryKind: 'standard', leadDays: 0, deposit: 0, isFresh: false };
  expect(Object.fromEntries(await deliveryFactsOf(db.orm, all))).toEqual({
    '108025': { ...plain, deliveryKind: 'cake', leadDays: 1 },
    '105006': { ...plain, deliveryKind: 'fish', leadDays: 1 },
    '125016': { ...plain, deliveryKind: 'preorder', leadDays: 3 },
    '104026': { ...plain, deliveryKind: 'preorder', leadDays: 3, isFresh: true },
    '120005': { ...plain, deposit: 300 },
  });
  expect((await deliveryFactsOf(db.orm, [])).size).toBe(0);
});

test('fruit, vegetables and meat are fresh, and nothing else', async () => {
  const { rows } = await db.pool.query<{ key: string }>(
    'select key from catalogue_category where is_fresh order by key',
  );
  expect(rows.map(({ key }) => key)).toEqual(['fruits', 'meat-poultry', 'vegetables']);
});
