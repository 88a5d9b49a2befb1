/** Paying by card: 3-D Secure, a card that is kept, a decline, a reload, a second tab, an answer that never comes, and no signal. */
import { expect, test, type Page } from '@playwright/test';

import { paymentMessages } from '#contract/messages/payments.ts';
import { say } from '#contract/messages/sentence.ts';
import { FRAME_WORDS } from '#server/gateways/payments/sandbox/frame-words.ts';
import {
  button,
  expectThanks,
  goToCheckout,
  payButton,
  provider,
  putInCart,
  reload,
  typeCard,
} from '#tests/support/at-checkout.ts';
import { AT_CHECKOUT } from '#tests/support/checkout-words.ts';
import { languagesFor, visit } from '#tests/support/in-both-languages.ts';
import { leftOnDevice } from '#tests/support/left-on-device.ts';
import { newShopper } from '#tests/support/shopper.ts';
import { expectSound } from '#tests/support/soundness.ts';

const APPLES = '101001';
const CARDS = {
  good: '4111111111111111',
  asks3ds: '4000000000003220',
  declined: '4000000000000002',
  silent: '4000000000000119',
} as const;

/** Addresses and bodies of what the page and its frames ask of the shop itself. */
function sentToShop(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === new URL(page.url()).origin)
      sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}

for (const language of languagesFor('en')) {
  test(
    `${language} › a new card with 3-D Secure is kept, and pays the next order in three taps`,
    { tag: '@wide' },
    async ({ page }) => {
      const words = AT_CHECKOUT[language];
      const sent = sentToShop(page);
      await goToCheckout(page, { language, shopper: newShopper(), products: [APPLES] });
      await page.getByRole('radio', { name: words.newCard }).check();
      await payButton(page, language).click();
      await expect(page.getByText(words.terms)).toBeVisible();
      await page.locator('input[name="save-card"]').check();
      await page.locator('input[name="terms"]').check();
      await payButton(page, language).click();
      const dialog = page.getByRole('dialog');
      await button(dialog, words.payCard).click();
      await expect(dialog.getByRole('alert')).toHaveText(say(paymentMessages.number, language));
      await expectSound(page, '[role="dialog"] header');
      await button(dialog, words.cancel).click();
      await typeCard(page, language, CARDS.asks3ds);
      // The number was typed into the provider's page: it is nowhere in the shop's, on the device or in what the shop is sent.
      expect(await leftOnDevice(page)).not.toContain(CARDS.asks3ds);
      await provider(page).getByRole('button', { name: FRAME_WORDS[language].confirm }).click();
      await expectThanks(page, language);
      expect(await leftOnDevice(page)).not.toContain(CARDS.asks3ds);
      expect(sent.some((one) => one.includes('/PaybyNIGet3DV2'))).toBe(true);
      expect(sent.filter((one) => one.includes(CARDS.asks3ds) || /"cvv"/i.test(one))).toEqual([]);

      await putInCart(page, APPLES);
      await visit(page, language, '/cart');
      await button(page, words.checkout).click();
      await expect(page.getByRole('radio', { name: /Visa|فيزا/ })).toBeChecked();
      await payButton(page, language).click();
      await provider(page).locator('input').first().fill('123');
      await button(dialog, words.payCard).click();
      // This card's bank asks each time.
      await provider(page).getByRole('button', { name: FRAME_WORDS[language].confirm }).click();
      await expectThanks(page, language);
    },
  );
}

for (const language of languagesFor('ar')) {
  test(`${language} › a declined card, then a reload and a second tab under a payment that is stopped, then paid`, async ({
    page,
  }) => {
    const words = AT_CHECKOUT[language];
    await goToCheckout(page, { language, shopper: newShopper(), products: [APPLES] });
    await typeCard(page, language, CARDS.declined);
    await expect(page.getByText(say(paymentMessages.failed, language))).toBeVisible();

    await typeCard(page, language, CARDS.asks3ds);
    await expect(provider(page).getByRole('button')).toHaveCount(2);
    await reload(page);
    await expect(page.getByRole('heading', { name: words.underWay })).toBeVisible();
    // Another tab sees the same payment, and no way to pay twice.
    const second = await page.context().newPage();
    await visit(second, language, '/checkout');
    await expect(second.getByRole('heading', { name: words.underWay })).toBeVisible();
    await expect(payButton(second, language)).toHaveCount(0);
    await expectSound(second);
    await second.close();

    await button(page, words.stop).click();
    await button(page, words.goOn).click();
    await typeCard(page, language, CARDS.good);
    await expectThanks(page, language);
  });
}

for (const language of languagesFor('en')) {
  test(
    `${language} › the answer never comes and the signal goes: the payment is found again, once`,
    { tag: '@wide' },
    async ({ page }) => {
      const words = AT_CHECKOUT[language];
      await goToCheckout(page, { language, shopper: newShopper(), products: [APPLES] });
      const asked = page.waitForRequest('**/PaybyNIGet3DV2');
      await typeCard(page, language, CARDS.silent);
      await asked;
      await page.context().setOffline(true);
      await expect(page.getByText(words.asking).first()).toBeVisible();
      await page.context().setOffline(false);
      await expectThanks(page, language);
      // Nothing is left of it: neither the cart nor a payment that could be made again.
      await visit(page, language, '/checkout');
      await expect(page.getByRole('alertdialog')).toContainText(words.closed);
    },
  );
}
