/** From one build to the next: the new version waits and asks; the old one works until the shopper says yes. */
import { expect, test } from '@playwright/test';

import { openCopiedShop, type CopiedShop } from '#tests/support/copied-shop.ts';
import { kept, settled } from '#tests/support/phone.ts';

const OLD = 'Prices are in AED and include 5% VAT.';
const NEW = 'Prices are in dirhams, 5% VAT included.';

let shop: CopiedShop;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  shop = await openCopiedShop();
});

test.afterAll(() => shop?.close());

test.describe.configure({ mode: 'serial' });

test('a new version waits, asks, and comes in every tab at once', async () => {
  test.setTimeout(400_000);
  const first = await shop.phone.open('/en');
  await expect(first.getByText(OLD)).toBeVisible();
  await settled(first);
  const other = await shop.phone.open('/en/searchpage');
  await expect(other.locator('article[data-stock-code]').first()).toBeVisible();
  const before = (await kept(first))['assets'] ?? [];

  await shop.restartAfter(async () => {
    await shop.copy.edit('locales/en/messages.po', `msgstr "${OLD}"`, `msgstr "${NEW}"`);
    // For the journey after this one: the chunk of the search page is another one too.
    await shop.copy.edit(
      'src/features/search/results-screen.tsx',
      'export function ResultsScreen',
      '// another build\nconsole.debug(2);\nexport function ResultsScreen',
    );
  });

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

  await first.goto(`${shop.link.origin}/en`);
  await expect(question).toBeVisible({ timeout: 30_000 });
  await question.getByRole('button', { name: 'Update' }).click();
  await expect(first.getByText(NEW)).toBeVisible({ timeout: 30_000 });
  await expect(other.getByText(NEW)).toBeVisible({ timeout: 30_000 });
  await expect(question).toBeHidden();

  await settled(first);
  await shop.phone.signal('none');
  await shop.phone.restart();
  const later = await shop.phone.open('/en');
  await expect(later.getByText(NEW)).toBeVisible();
});

test('an update that waits takes no visited page away when the browser is closed and opened again without signal', async () => {
  test.setTimeout(400_000);
  await shop.phone.signal('good');
  await shop.phone.restart();
  const page = await shop.phone.open('/en/searchpage?q=milk');
  await expect(page.locator('article[data-stock-code]').first()).toBeVisible();
  await settled(page);
  await shop.restartAfter(() => shop.copy.undoEdits());
  await page.goto(`${shop.link.origin}/en`);
  await expect(page.getByRole('region', { name: 'A new version is ready' })).toBeVisible({ timeout: 60_000 });
  await shop.phone.signal('none');
  await shop.phone.restart();
  const later = await shop.phone.open('/en/searchpage?q=milk');
  await expect(later.locator('article[data-stock-code]').first()).toBeVisible();
});
