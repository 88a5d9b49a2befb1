/** Checkout: an order paid by the wallet, one that comes in several deliveries, and what cannot be had any more. */
import { expect, test } from '@playwright/test';

import {
  AT_CHECKOUT,
  button,
  expectThanks,
  giveMoney,
  goToCheckout,
  payButton,
  putInCart,
  reload,
} from '#tests/support/at-checkout.ts';
import { visit } from '#tests/support/in-both-languages.ts';
import { fillSlot, sellOut } from '#tests/support/journey-database.ts';
import { newShopper } from '#tests/support/shopper.ts';
import { complaintsOf, expectSound } from '#tests/support/soundness.ts';

/** Red apples; a cake that takes two days, so that it never comes with what comes today or tomorrow. */
const APPLES = '101001';
const CAKE = '125013';
/** Of no other journey: it is sold out here. */
const SOLD_OUT = '105012';

test('ar › an order is paid by the wallet, which must cover it; without signal nothing is paid', async ({ page }) => {
  const words = AT_CHECKOUT.ar;
  const complaints = complaintsOf(page);
  const shopper = newShopper();
  await goToCheckout(page, { language: 'ar', shopper, products: [APPLES] });
  const wallet = page.getByRole('radio', { name: words.wallet });
  await expect(wallet).toBeDisabled();
  await expect(page.getByText('الرصيد غير كافٍ')).toBeVisible();
  await expectSound(page);

  await giveMoney(shopper, 250);
  await page.getByText('التعليمات والتغليف').click();
  await page.locator('textarea[name="special"]').fill('اتصلوا عند الباب');
  await reload(page);
  // What was typed is still there, and the wallet, which covers it now, is chosen by itself.
  await expect(page.locator('summary', { hasText: 'اتصلوا عند الباب' })).toBeVisible();
  await expect(wallet).toBeChecked();
  await expect(page.locator('[data-total="netpayable"]')).toContainText('0.00');

  await page.context().setOffline(true);
  await expect(page.getByText('لا توجد إشارة. الدفع يحتاج إلى شبكة؛ ما اخترته يبقى هنا.')).toBeVisible();
  await expect(payButton(page, 'ar')).toHaveAttribute('aria-disabled', 'true');
  await page.context().setOffline(false);
  await payButton(page, 'ar').and(page.locator('[aria-disabled="false"]')).click();
  await expectThanks(page, 'ar');
  await expectSound(page);
  // What was ordered has left the cart: there is nothing more to check out.
  await visit(page, 'ar', '/checkout');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // Without signal the browser says of each request that it failed.
  expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test(
  'en › several deliveries: a time that goes while one looks, another one, and what is sold out',
  { tag: '@wide' },
  async ({ page }) => {
    const words = AT_CHECKOUT.en;
    const shopper = newShopper();
    await goToCheckout(page, { language: 'en', shopper, products: [APPLES, CAKE] });
    await giveMoney(shopper, 400);
    await expect(page.getByRole('heading', { name: 'Your order comes in several deliveries' })).toBeVisible();
    await expectSound(page);
    const cakes = page.getByRole('region', { name: 'Cakes' });
    const time = cakes.getByRole('radiogroup', { name: 'Delivery time' }).getByRole('radio');
    await time.nth(3).check({ force: true });
    await fillSlot(Number(await time.nth(3).inputValue()));
    await button(page, words.confirm).click();
    await expect(page.getByText('This delivery time has just been filled. Please choose another.')).toBeVisible();
    await expect(time.nth(3)).toBeDisabled();
    await time.nth(4).check({ force: true });
    const chosen = await cakes.locator('label:has(:checked)').last().innerText();
    await button(page, words.confirm).click();
    await expect(page.getByRole('heading', { name: 'Your deliveries' })).toBeVisible();
    await expect(cakes).toContainText(chosen.trim());

    // A donation prepares the order anew: its times are not asked about again.
    await page.getByText('Donate', { exact: true }).click();
    await button(page, 'AED 5').first().click();
    await expect(page.locator('[data-total="donation"]')).toContainText('5.00');
    await expect(cakes).toContainText(chosen.trim());

    // One of the deliveries is moved afterwards.
    await button(page, 'Change: Cakes').click();
    const panel = page.getByRole('dialog');
    const moved = panel.getByRole('region', { name: 'Cakes' }).getByRole('radiogroup', { name: 'Delivery time' });
    await moved.getByRole('radio').nth(5).check({ force: true });
    const later = await moved.locator('label:has(:checked)').innerText();
    await button(panel, 'Update order').click();
    await expect(panel).toBeHidden();
    await expect(cakes).toContainText(later.trim());

    // Something else was put in, and is gone by now.
    await putInCart(page, SOLD_OUT);
    await sellOut(SOLD_OUT);
    await reload(page);
    const gone = page.getByRole('alert').filter({ hasText: 'Remove Out of Stock Products to Proceed.' });
    await expect(gone).toBeVisible();
    await gone.getByRole('button').click();
    await expect(page.getByText('Successfully Validated')).toBeVisible();
    await payButton(page, 'en').and(page.locator('[aria-disabled="false"]')).click();
    await expectThanks(page, 'en');
    await expect(page.getByText('Your order comes in 2 deliveries.')).toBeVisible();
  },
);
