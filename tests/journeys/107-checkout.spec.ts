/** Checkout: an order paid by wallet, and one by a new card with 3-D Secure; nothing of it without signal. */
import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';

import { runDemoCommand } from '#server/commands/run-demo-command.ts';
import { CARD, hydrated, visit, type Language } from '#tests/support/in-both-languages.ts';
import { newShopper, openAs, type Shopper } from '#tests/support/shopper.ts';
import { complaintsOf, expectSound } from '#tests/support/soundness.ts';

const WORDS = {
  en: {
    add: /^Add .* to cart$/,
    checkout: 'Checkout',
    goOn: 'Continue to payment',
    summary: 'Order summary',
    pay: 'Pay Now',
    wallet: 'Wallet',
    thanks: 'Thank you for your order',
  },
  ar: {
    add: /^أضف .* إلى السلة$/,
    checkout: 'إتمام الشراء',
    goOn: 'المتابعة إلى الدفع',
    summary: 'ملخص الطلب',
    pay: 'ادفع الآن',
    wallet: 'المحفظة',
    thanks: 'شكرًا على طلبك',
  },
} as const;

const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Signed in with an address and one product in the cart, on the cart's page. */
async function fillCart(page: Page, language: Language, shopper: Shopper): Promise<void> {
  await openAs(page, shopper, `/${language}/cart`);
  const kept = await page.request.post('/ecomapi/accountinfo/addAddress', {
    headers: { 'x-zad-client': 'web' },
    data: {
      type: 'home',
      addrLine1: 'Villa 12',
      addrMobile: '+971501234567',
      addrStateDocno: 2,
      addrAreaDocno: 2392,
      addrLatitude: null,
      addrLongitude: null,
    },
  });
  expect(kept.ok()).toBe(true);
  await visit(page, language, '/searchpage?q=rice');
  const add = page.locator(CARD).getByRole('button', { name: WORDS[language].add });
  await add.first().click();
  await expect(page.locator(`main ${CARD} output`).first()).toBeVisible();
  await visit(page, language, '/cart');
  await button(page, WORDS[language].checkout).click();
  await page.waitForURL(`**/${language}/checkout`);
  await expect(page.getByRole('radiogroup').nth(1)).toBeVisible();
}

/** The provider's page inside of the shop's own frame. */
const provider = (page: Page): FrameLocator => page.frameLocator('iframe[src="/card-frame"]').frameLocator('iframe');

test('en › an order is paid by the wallet, which must cover it', async ({ page }) => {
  const words = WORDS.en;
  const complaints = complaintsOf(page);
  const shopper = newShopper();
  await fillCart(page, 'en', shopper);
  await expectSound(page);
  await button(page, words.goOn).click();
  const wallet = page.getByRole('radio', { name: words.wallet });
  await expect(wallet).toBeDisabled();
  await expect(page.getByText('Insufficient balance')).toBeVisible();

  expect(await giveMoney(shopper)).toBe(true);
  await page.reload();
  await hydrated(page);
  await button(page, words.goOn).click();
  await expect(wallet).toBeChecked();
  await expect(page.locator('[data-total="netpayable"]')).toContainText('0.00');
  await expectSound(page);

  await page.context().setOffline(true);
  await expect(page.getByText('No signal. Paying needs the network; what you chose stays here.')).toBeVisible();
  await page.context().setOffline(false);
  await button(page, words.pay).click();
  await page.waitForURL(/\/en\/thankyou\/[A-Z]{3}\/\d+$/);
  await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
  await expect(page.getByTestId('thanks-total')).not.toHaveText(/AED\s0\.00/);
  await expectSound(page);
  // What was ordered has left the cart: there is nothing more to check out.
  await visit(page, 'en', '/checkout');
  await expect(page.getByRole('alertdialog')).toContainText('Session Error');
  // Without signal the browser says of each request that it failed.
  expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('ar › a new card that asks for 3-D Secure; a reload finds the payment, which can be stopped', async ({ page }) => {
  const words = WORDS.ar;
  await fillCart(page, 'ar', newShopper());
  const dialog = page.getByRole('dialog');
  const payByCard = async (): Promise<void> => {
    await button(page, words.goOn).click();
    await page.getByRole('radio', { name: 'بطاقة جديدة' }).check();
    await button(page, words.pay).click();
    await expect(page.getByText('ضع علامة في خانة الشروط والأحكام أولًا.')).toBeVisible();
    await page.locator('input[name="terms"]').check();
    await button(page, words.pay).click();
    await button(dialog, 'ادفع').click();
    await expect(dialog.getByRole('alert')).toHaveText('يرجى إدخال رقم بطاقة صحيح');
    for (const [at, typed] of ['4000000000003220', 'Sara', '12/40', '123'].entries()) {
      await provider(page).locator('input').nth(at).fill(typed);
    }
    await button(dialog, 'ادفع').click();
    await expect(provider(page).getByRole('button')).toHaveCount(2);
  };
  await payByCard();
  await expectSound(page, '[role="dialog"] header');

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'هناك عملية دفع جارية' })).toBeVisible();
  await button(page, 'إيقاف هذه الدفعة').click();
  await button(page, 'متابعة إتمام الشراء').click();

  await payByCard();
  await provider(page).getByRole('button').first().click();
  await page.waitForURL(/\/ar\/thankyou\/[A-Z]{3}\/\d+$/);
  await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
  await expectSound(page);
});

/** AED 250 in the wallet of this shopper, as `npm run demo` gives it. */
async function giveMoney({ email }: Shopper): Promise<boolean> {
  const env = { ...process.env, DATA_DIR: process.env['ZAD_DATA_DIR'] ?? '', HOST: '127.0.0.1' };
  return (await runDemoCommand(['wallet', email, '250'], env)) === 0;
}
