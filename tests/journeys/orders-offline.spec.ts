/** The next deliveries without signal: from a cold start, with their age, in both languages; acting says that it needs the network. */
import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { PRINT_INVOICE_PATH } from '#contract/invoices.ts';
import { moveOrder } from '#tests/support/journey-database.ts';
import { openStore, type Store } from '#tests/support/journey-server.ts';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { Phone, settled } from '#tests/support/phone.ts';
import { placeByCall } from '#tests/support/placed-by-call.ts';
import { moveOrderTo } from '#tests/support/placed-orders.ts';
import { addAddressByCall, logInByCall, newShopper, register, signInByPanel } from '#tests/support/shopper.ts';
import { openLink, type Link } from '#tests/support/signal.ts';

const OPEN_PDF = 'Open the invoice (PDF)';

/** The names of the files that the page's device keeps of its shopper. */
async function keptPapers(): Promise<string[]> {
  const names = (await indexedDB.databases())
    .map(({ name = '' }) => name)
    .filter((name) => /^zad-user-\d+$/.test(name));
  const found = names.map(
    (name) =>
      new Promise<string[]>((done) => {
        const opened = indexedDB.open(name);
        opened.onsuccess = () => {
          const asked = opened.result.transaction('documents').objectStore('documents').getAllKeys();
          asked.onsuccess = () => {
            opened.result.close();
            done(asked.result.map(String));
          };
        };
      }),
  );
  return (await Promise.all(found)).flat();
}

let store: Store;
let link: Link;
let phone: Phone;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  store = await openStore();
  link = await openLink(store.origin);
  phone = await Phone.buy(link);
});

test.afterAll(async () => {
  await phone?.throwAway();
  await link?.close();
  await store?.stop();
});

test('an order that comes is there from a cold start without signal, though its own pages were never opened', async ({
  request,
}) => {
  const shopper = newShopper('Noura');
  await register(request, shopper);
  await logInByCall(request, shopper);
  await addAddressByCall({ request }, 'home', 'Murjan Tower 5');
  const [docno = 0] = await placeByCall({ request }, shopper, ['101001', '101002']);
  await moveOrder(docno, 2);
  const [paid = 0] = await placeByCall({ request }, shopper, ['101001']);
  await moveOrderTo(paid, 6);

  const page = await phone.open('/en/account/orderhistory');
  const kept = page.waitForResponse((response) => response.url().endsWith('/MyOrder/TrackMyOrder'));
  await signInByPanel(page, shopper);
  await expect(page.locator(`[data-docno="${docno}"]`)).toContainText('Picking Organized');
  await kept;
  await settled(page);

  // An invoice that was opened once, in its tab, is given out without signal; for the tab and the device it is asked for once.
  await page.goto(`${link.origin}/en/orderinvoice/RSO/${paid}/invoice?title=past`);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: OPEN_PDF }).click();
  await opened;
  await expect.poll(() => page.evaluate(keptPapers)).toHaveLength(1);
  expect(link.asked(PRINT_INVOICE_PATH)).toBe(1);

  await phone.signal('none');
  await phone.restart();
  const cold = await phone.open(`/ar/trackmyorder/RSO/${docno}?title=upcoming`);
  await expect(cold.locator('[data-stage="2"]')).toHaveAttribute('aria-current', 'step');
  await expect(cold.getByText(/^آخر تحديث/)).toBeVisible();

  await cold.goto(`${link.origin}/en/orderinvoice/RSO/${docno}/order?title=upcoming`);
  await expect(cold.getByText('Murjan Tower 5')).toBeVisible();
  await expect(cold.getByText(/^Last updated/)).toBeVisible();
  await expect(cold.locator('[data-srno]')).toHaveCount(2);
  await cold.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(cold.getByText('This needs a connection')).toBeVisible();
  await cold.goto(`${link.origin}/en/account/orderhistory`);
  await expect(cold.locator(`[data-docno="${docno}"]`)).toBeVisible();

  // Home keeps the first row's place for what this shopper buys again, and shows the shop's own where that can't be known. Whether
  // the mark names the order, too, depends on whether home (behind the sign-in panel) had read the orders before it was left.
  await cold.goto(`${link.origin}/en`);
  await expect(cold.locator('html')).toHaveAttribute('data-shopper');
  await expect(cold.locator('[data-known] > *').first()).toHaveCSS('opacity', '1');
  await expect(cold.locator(`[data-coming-order] a`)).toBeVisible();

  await cold.goto(`${link.origin}/en/orderinvoice/RSO/${paid}/invoice?title=past`);
  await expect(cold.getByText('Total including VAT')).toBeVisible();
  const handed = cold.waitForEvent('download');
  await cold.getByRole('link', { name: OPEN_PDF }).click();
  const file = await handed;
  expect(file.suggestedFilename()).toBe(`zad-invoice-${paid}.pdf`);
  const [page1] = await pdfPages(await readFile(await file.path()), false);
  expect(page1?.join('\n')).toContain(`Order RSO-${paid}`);
});
