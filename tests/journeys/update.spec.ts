/** From one build to the next: the new version waits and asks; the old one works until the shopper says yes. */
import { expect, test } from '@playwright/test';

import { startStore, type Store } from '#tests/support/journey-server.ts';
import { kept, Phone, settled } from '#tests/support/phone.ts';
import { copyProject, type ProjectCopy } from '#tests/support/project-copy.ts';
import { openLink, type Link } from '#tests/support/signal.ts';

const OLD = 'Prices are in AED and include 5% VAT.';
const NEW = 'Prices are in dirhams, 5% VAT included.';

let copy: ProjectCopy;
/** A server more on the database of all journeys: the shop is there already. */
const dataDir = process.env['ZAD_DATA_DIR'];
let store: Store;
let link: Link;
let phone: Phone;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  copy = await copyProject();
  store = await startStore({ root: copy.root, ...(dataDir && { dataDir }) });
  link = await openLink(store.origin);
  phone = await Phone.buy(link);
});

test.afterAll(async () => {
  await phone?.throwAway();
  await link?.close();
  await store?.stop();
  await copy?.remove();
});

test.describe.configure({ mode: 'serial' });

test('a new version waits, asks, and comes in every tab at once', async () => {
  test.setTimeout(400_000);
  const first = await phone.open('/en');
  await expect(first.getByText(OLD)).toBeVisible();
  await settled(first);
  const other = await phone.open('/en/searchpage');
  await expect(other.locator('article[data-stock-code]').first()).toBeVisible();
  const before = (await kept(first))['assets'] ?? [];

  await store.stop();
  await copy.edit('locales/en/messages.po', `msgstr "${OLD}"`, `msgstr "${NEW}"`);
  store = await startStore({ root: copy.root, ...(dataDir && { dataDir }), port: Number(new URL(store.origin).port) });

  await first.reload();
  // The rendered page of the old build is what the old worker answers with.
  await expect(first.getByText(OLD)).toBeVisible();
  const question = first.getByRole('region', { name: 'A new version is ready' });
  await expect(question).toBeVisible({ timeout: 30_000 });
  expect((await kept(first))['assets']).toEqual(expect.arrayContaining(before));
  await question.getByRole('button', { name: 'Later' }).click();
  await expect(question).toBeHidden();
  await first.getByRole('link', { name: 'Categories' }).first().click();
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible();

  await first.goto(`${link.origin}/en`);
  await expect(question).toBeVisible({ timeout: 30_000 });
  await question.getByRole('button', { name: 'Update' }).click();
  await expect(first.getByText(NEW)).toBeVisible({ timeout: 30_000 });
  await expect(other.getByText(NEW)).toBeVisible({ timeout: 30_000 });
  await expect(question).toBeHidden();

  await settled(first);
  await phone.signal('none');
  await phone.restart();
  const later = await phone.open('/en');
  await expect(later.getByText(NEW)).toBeVisible();
});

test('an update that waits takes no visited page away when the browser is closed and opened again without signal', async () => {
  test.setTimeout(400_000);
  await phone.signal('good');
  await phone.restart();
  const page = await phone.open('/en/searchpage?q=milk');
  await expect(page.locator('article[data-stock-code]').first()).toBeVisible();
  await settled(page);
  await store.stop();
  await copy.edit(
    'src/features/search/results-screen.tsx',
    'export function ResultsScreen',
    '// another build\nconsole.debug(2);\nexport function ResultsScreen',
  );
  store = await startStore({ root: copy.root, ...(dataDir && { dataDir }), port: Number(new URL(store.origin).port) });
  await page.goto(`${link.origin}/en`);
  await expect(page.getByRole('region', { name: 'A new version is ready' })).toBeVisible({ timeout: 60_000 });
  await phone.signal('none');
  await phone.restart();
  const later = await phone.open('/en/searchpage?q=milk');
  await expect(later.locator('article[data-stock-code]').first()).toBeVisible();
});
