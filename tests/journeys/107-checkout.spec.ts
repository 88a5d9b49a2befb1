/** Checkout: an order paid by the wallet, one that comes in several deliveries, and what cannot be had any more. */
import { expect, test } from '@playwright/test';

import { cartMessages } from '#contract/messages/cart.ts';
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import { say } from '#contract/messages/sentence.ts';
import {
  button,
  expectThanks,
  giveMoney,
  goToCheckout,
  payButton,
  putInCart,
  reload,
} from '#tests/support/at-checkout.ts';
import { AT_CHECKOUT } from '#tests/support/checkout-words.ts';
import { languagesFor, visit } from '#tests/support/in-both-languages.ts';
import { fillSlot, sellOut, widenSlot } from '#tests/support/journey-database.ts';
import { newShopper } from '#tests/support/shopper.ts';
import { complaintsOf, expectSound } from '#tests/support/soundness.ts';

/** Red apples; a cake that takes two days, so that it never comes with what comes today or tomorrow. */
const APPLES = '101001';
const CAKE = '125013';
/** Of no other journey: each is sold out here, once. */
const SOLD_OUT = { en: { phone: '105016', wide: '105012' }, ar: { phone: '105019', wide: '105017' } } as const;

for (const language of languagesFor('ar')) {
  test(`${language} › an order is paid by the wallet, which must cover it; without signal nothing is paid`, async ({
    page,
  }) => {
    const words = AT_CHECKOUT[language];
    const complaints = complaintsOf(page);
    const shopper = newShopper();
    await goToCheckout(page, { language, shopper, products: [APPLES] });
    const wallet = page.getByRole('radio', { name: words.wallet });
    await expect(wallet).toBeDisabled();
    await expect(page.getByText(say(paymentMessages.insufficient, language))).toBeVisible();
    await expectSound(page);

    await giveMoney(shopper, 250);
    await page.getByText(words.wishes).click();
    await page.locator('textarea[name="special"]').fill('اتصلوا عند الباب');
    await reload(page);
    // What was typed is still there, and the wallet, which covers it now, is chosen by itself.
    await expect(page.locator('summary', { hasText: 'اتصلوا عند الباب' })).toBeVisible();
    await expect(wallet).toBeChecked();
    await expect(page.locator('[data-total="netpayable"]')).toContainText('0.00');

    await page.context().setOffline(true);
    await expect(page.getByText(words.noSignal)).toBeVisible();
    await expect(payButton(page, language)).toHaveAttribute('aria-disabled', 'true');
    await page.context().setOffline(false);
    await payButton(page, language).and(page.locator('[aria-disabled="false"]')).click();
    await expectThanks(page, language);
    await expectSound(page);
    // What was ordered has left the cart: there is nothing more to check out.
    await visit(page, language, '/checkout');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    // Without signal the browser says of each request that it failed; a shopper's second request at a time is asked to come again.
    expect(complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED|429/.test(one))).toEqual([]);
  });
}

for (const language of languagesFor('en')) {
  test(
    `${language} › several deliveries: a time that goes while one looks, another one, and what is sold out`,
    { tag: '@wide' },
    async ({ page, isMobile }) => {
      const words = AT_CHECKOUT[language];
      const shopper = newShopper();
      await goToCheckout(page, { language, shopper, products: [APPLES, CAKE] });
      await giveMoney(shopper, 400);
      await expect(page.getByRole('heading', { name: words.comesApart })).toBeVisible();
      await expectSound(page);
      const cakes = page.getByRole('region', { name: words.cakes });
      const time = cakes.getByRole('radiogroup', { name: words.time }).getByRole('radio');
      const open = time.and(page.locator(':enabled'));
      const first = await open.last().inputValue();
      await open.last().check({ force: true });
      await fillSlot(Number(first));
      await button(page, words.confirm).click();
      await expect(page.getByText(say(checkoutMessages.slotFull, language))).toBeVisible();
      await expect(time.and(page.locator(`[value="${first}"]`))).toBeDisabled();
      await widenSlot(Number(first));
      await open.last().check({ force: true });
      const chosen = await cakes.locator('label:has(:checked)').last().innerText();
      await button(page, words.confirm).click();
      await expect(page.getByRole('heading', { name: words.deliveries })).toBeVisible();
      await expect(cakes).toContainText(chosen.trim());

      // A donation prepares the order anew: its times are not asked about again.
      await page.getByText(words.donate, { exact: true }).click();
      await button(page, language === 'en' ? 'AED 5' : '5 د.إ.')
        .first()
        .click();
      await expect(page.locator('[data-total="donation"]')).toContainText('5.00');
      await expect(cakes).toContainText(chosen.trim());

      // One of the deliveries is moved afterwards.
      await button(page, words.changeCakes).click();
      const panel = page.getByRole('dialog');
      const moved = panel.getByRole('region', { name: words.cakes }).getByRole('radiogroup', { name: words.time });
      await moved.getByRole('radio').and(page.locator(':enabled')).first().check({ force: true });
      const later = await moved.locator('label:has(:checked)').innerText();
      await button(panel, words.update).click();
      await expect(panel).toBeHidden();
      await expect(cakes).toContainText(later.trim());

      // Something else was put in, and is gone by now.
      const soldOut = SOLD_OUT[language][isMobile ? 'phone' : 'wide'];
      await putInCart(page, soldOut);
      await sellOut(soldOut);
      await reload(page);
      const gone = page.getByRole('alert').filter({ hasText: say(cartMessages.removeOutOfStock, language) });
      await expect(gone).toBeVisible();
      await gone.getByRole('button').click();
      await expect(page.getByText(say(checkoutMessages.validated, language))).toBeVisible();
      await payButton(page, language).and(page.locator('[aria-disabled="false"]')).click();
      await expectThanks(page, language);
      await expect(page.getByText(words.inTwo)).toBeVisible();
    },
  );
}
