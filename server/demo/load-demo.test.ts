import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { basketPair } from '#server/baskets/table.ts';
import { imagePath } from '#server/catalogue/pictures.ts';
import { changeCatalogue } from '#server/catalogue/store.ts';
import { catalogueMeta, image, item } from '#server/catalogue/table.ts';
import { readVersion } from '#server/catalogue/watch-version.ts';
import { createLog } from '#server/kit/log.ts';
import { createTestDatabase } from '#tests/support/database.ts';

import { DEMO_FOLDER } from './demo-catalogue.ts';
import { loadDemo } from './load-demo.ts';

const log = createLog('silent');
const db = await createTestDatabase();
let folder: string;

/** Two categories of the demo: drawing every picture takes seconds. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-demo-'));
  await cp(DEMO_FOLDER, folder, { recursive: true });
  for (const file of await readdir(join(folder, 'products'))) {
    if (!/^(fruits|gifts)\.json$/.test(file)) await rm(join(folder, 'products', file));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('loadDemo', () => {
  it('loads products and pictures in one change', async () => {
    expect(await loadDemo(db, log, folder)).toBe(true);
    expect(await readVersion(db)).toBe(1);
    const [first] = await db.orm.select().from(item).limit(1);
    expect(first?.image).toMatch(/^\/images\/[\da-f]{24}\.webp$/);
    const pictures = await db.orm.select().from(image);
    expect(pictures.length).toBeGreaterThan(60);
    expect(pictures.every((row) => row.type === 'image/svg+xml')).toBe(true);
    expect(pictures.some((row) => imagePath(row) === first?.image)).toBe(true);
    expect(await db.orm.$count(basketPair)).toBeGreaterThan(20);
  });

  it('does nothing when it is loaded', async () => {
    expect(await loadDemo(db, log, folder)).toBe(false);
    expect(await readVersion(db)).toBe(1);
  });

  it('writes nothing when a row is bad', async () => {
    await writeFile(join(folder, 'badges.json'), '[{"key":"halal","en":"Halal"}]');
    await expect(loadDemo(db, log, folder)).rejects.toThrow(/badges\.json: key halal, \[0\]\.ar/);
    expect(await readVersion(db)).toBe(1);
    await cp(join(DEMO_FOLDER, 'badges.json'), join(folder, 'badges.json'));
  });

  it('follows changed files: what is gone from them goes', async () => {
    await rm(join(folder, 'products/gifts.json'));
    expect(await loadDemo(db, log, folder)).toBe(true);
    const codes = await db.orm.select({ code: item.code }).from(item);
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.every(({ code }) => code.startsWith('101'))).toBe(true);
  });

  it('keeps the ids of what stays', async () => {
    const ids = () => db.orm.select({ id: item.id, code: item.code }).from(item).orderBy(item.code);
    const before = await ids();
    await db.orm.update(catalogueMeta).set({ demoHash: 'another' });
    expect(await loadDemo(db, log, folder)).toBe(true);
    expect(await ids()).toEqual(before);
  });

  it('leaves an imported catalogue alone', async () => {
    await changeCatalogue(db, { source: 'import' }, () => Promise.resolve());
    await db.orm.update(catalogueMeta).set({ demoHash: null });
    expect(await loadDemo(db, log, folder)).toBe(false);
  });
});
