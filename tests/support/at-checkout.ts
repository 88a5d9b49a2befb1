/** A shopper with an address and a full cart at checkout, in both languages, and how they pay there. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

import { runDemoCommand } from '#server/commands/run-demo-command.ts';

import { AT_CHECKOUT } from './checkout-words.ts';
import { hydrated, visit, type Language } from './in-both-languages.ts';
import { addAddressByCall, openAs, type Shopper } from './shopper.ts';

export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

/** The provider's page inside of the shop's own frame. */
export const provider = (page: Page): FrameLocator =>
  page.frameLocator('iframe[src="/card-frame"]').frameLocator('iframe');

/** By its whole name: in Arabic another part of the page begins with that word. */
export const payBar = (page: Page, language: Language): Locator =>
  page.getByRole('region', { name: AT_CHECKOUT[language].payment, exact: true });

export const payButton = (page: Page, language: Language): Locator => button(page, AT_CHECKOUT[language].pay);

/** Puts a product into the shopper's cart at the shop. */
export async function putInCart(page: Pick<Page, 'request'>, stockCode: string): Promise<void> {
  const data = { stockCode, StockQtyType: 'plus' };
  const added = await page.request.post('/ecomapi/MyCart/UpdateCart', { headers: { 'x-zad-client': 'web' }, data });
  expect(added.ok()).toBe(true);
}

/** Signed in with an address and these products in the cart, at checkout. */
export async function goToCheckout(
  page: Page,
  { language, shopper, products }: { language: Language; shopper: Shopper; products: readonly string[] },
): Promise<void> {
  await openAs(page, shopper, `/${language}/privacy-policy`);
  await addAddressByCall(page, 'home', 'Villa 12');
  for (const stockCode of products) await putInCart(page, stockCode);
  await visit(page, language, '/checkout');
}

/** What was chosen is prepared: its total is on the screen, and can be paid. */
export async function expectReady(page: Page, language: Language): Promise<void> {
  await expect(page.locator('[data-total="netpayable"]')).toBeVisible();
  const bar = payBar(page, language);
  await expect(bar).toHaveAttribute('aria-busy', 'false');
  await expect(bar.locator('button[aria-disabled="false"]')).toBeVisible();
}

/** Ticks the terms, and leaves the provider's form filled in. */
export async function typeCard(page: Page, language: Language, number: string): Promise<void> {
  await page.getByRole('radio', { name: AT_CHECKOUT[language].newCard }).check();
  await page.locator('input[name="terms"]').check();
  await payButton(page, language).click();
  for (const [at, typed] of [number, 'Sara', '12/40', '123'].entries()) {
    await provider(page).locator('input').nth(at).fill(typed);
  }
  await button(page.getByRole('dialog'), AT_CHECKOUT[language].payCard).click();
}

export async function expectThanks(page: Page, language: Language): Promise<void> {
  await page.waitForURL(new RegExp(`/${language}/thankyou/[A-Z]{3}/\\d+$`));
  await expect(page.getByRole('heading', { name: AT_CHECKOUT[language].thanks })).toBeVisible();
}

/** Dirhams in the wallet of this shopper, as `npm run demo` gives them. */
export const giveMoney = (shopper: Shopper, dirhams: number): Promise<void> => give('wallet', shopper, dirhams);

/** Reward points: 500 are worth AED 50. */
export const givePoints = (shopper: Shopper, points: number): Promise<void> => give('points', shopper, points);

/** A voucher of so many dirhams. */
export const giveVoucher = (shopper: Shopper, dirhams: number): Promise<void> => give('voucher', shopper, dirhams);

async function give(what: 'wallet' | 'points' | 'voucher', { email }: Shopper, count: number): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env['ZAD_DATA_DIR'] ?? '', HOST: '127.0.0.1' };
  expect(await runDemoCommand([what, email, String(count)], env)).toBe(0);
}

/** Opens the page again, as a shopper does who is not sure. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}
