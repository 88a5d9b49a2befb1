import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

import { Dice, ZipfPicker } from './dice.ts';
import { clearGenerated, generateCatalogue } from './generate-catalogue.ts';

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'zad-generate-'));
  const file = join(folder, 'own.csv');
  await writeFile(file, 'sku,name,price,category\nOWN1,Our Own Tea,4.00,Tea & Coffee\n');
  await importCatalogue(db, { file, map: null, reportPath: join(folder, 'r.csv'), today: '2026-11-21' });
});
afterAll(() => rm(folder, { recursive: true }));

async function names(): Promise<{ code: string; name_en: string; name_ar: string; price: number }[]> {
  const { rows } = await db.pool.query(
    "select code, name_en, name_ar, price from catalogue_item where product_key like 'generated/%' order by code",
  );
  return rows as { code: string; name_en: string; name_ar: string; price: number }[];
}

test('the same products for the same seed, in both languages, with shelves, brands and pictures', async () => {
  await generateCatalogue(db, { count: 600, seed: 'a' });
  const first = await names();
  expect(first).toHaveLength(600);
  expect(first.every(({ name_en, name_ar }) => /[a-z]/i.test(name_en) && /[ء-ي]/.test(name_ar))).toBe(true);
  const { rows } = await db.pool.query<Record<string, number>>(`
    select count(distinct family_id)::int as families, count(distinct brand_id)::int as brands,
      count(distinct origin_id)::int as origins, count(*) filter (where promotion_price is not null)::int as offers,
      count(*) filter (where not exists (select from catalogue_image p where '/images/' || replace(p.name, '.svg', '.webp') = i.image))::int as pictureless
    from catalogue_item i where product_key like 'generated/%'`);
  expect(rows[0]).toMatchObject({ pictureless: 0 });
  expect(rows[0]?.families).toBeGreaterThan(60);
  expect(rows[0]?.brands).toBeGreaterThan(25);
  expect(rows[0]?.origins).toBeGreaterThan(8);
  expect(rows[0]?.offers).toBeGreaterThan(30);
  await generateCatalogue(db, { count: 100, seed: 'a' });
  expect(await names()).toEqual(first);
});

test('they are taken off again, and nothing else is', async () => {
  expect(await clearGenerated(db)).toBe(600);
  const { rows } = await db.pool.query('select code from catalogue_item');
  expect(rows).toEqual([{ code: 'OWN1' }]);
  expect(await clearGenerated(db)).toBe(0);
});

test('Zipf: the first is taken about twice as often as the second', () => {
  const dice = new Dice('zipf');
  const picker = new ZipfPicker(['a', 'b', 'c', 'd']);
  const counts = new Map<string, number>();
  for (let at = 0; at < 20_000; at += 1) {
    const one = picker.pick(dice);
    counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  expect((counts.get('a') ?? 0) / (counts.get('b') ?? 1)).toBeCloseTo(2, 0);
  expect((counts.get('a') ?? 0) / (counts.get('d') ?? 1)).toBeCloseTo(4, 0);
});
