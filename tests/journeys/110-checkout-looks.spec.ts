/** Every state of checkout looked at: axe, 320 pixels, letters of twice the size. Walked by `npm run journeys -- money` alone. */
import { expect, test } from '@playwright/test';

import { FRAME_WORDS } from '#server/gateways/payments/sandbox/frame-words.ts';
import {
  button,
  expectReady,
  expectThanks,
  giveMoney,
  givePoints,
  giveVoucher,
  goToCheckout,
  payBar,
  payButton,
  provider,
  putInCart,
  reload,
  typeCard,
} from '#tests/support/at-checkout.ts';
import { AT_CHECKOUT } from '#tests/support/checkout-words.ts';
import { languagesFor, visit } from '#tests/support/in-both-languages.ts';
import { sellOut } from '#tests/support/journey-database.ts';
import { lookAt } from '#tests/support/look-at.ts';
import { offerExpress } from '#tests/support/offer-express.ts';
import { addAddressByCall, newShopper, openAs } from '#tests/support/shopper.ts';

const APPLES = '101001';
const CAKE = '125013';
const SOLD_OUT = { en: { phone: '105020', wide: '105021' }, ar: { phone: '105022', wide: '105023' } } as const;
/** As the shop answers where something of its own breaks. */
const FAULT = { status: 0, message: 'An unexpected error occurred.', code: 'internal' };
const DIALOG = '[role="dialog"]';

// Some twenty states each, and each is looked at five times.
test.describe.configure({ timeout: 360_000 });

for (const language of languagesFor('en')) {
  const words = AT_CHECKOUT[language];

  test(`${language} › it opens: an empty cart, no signal, an error, while it loads, without an address, and with one`, async ({
    page,
  }) => {
    const shopper = newShopper();
    await openAs(page, shopper, `/${language}/checkout`);
    await expect(page.getByRole('alertdialog')).toContainText(words.closed);
    await lookAt(page, { name: '01-empty', part: '[role="alertdialog"]' });

    await putInCart(page, APPLES);
    await visit(page, language, '/checkout');
    await expect(page.getByText(words.whereTo)).toBeVisible();
    await lookAt(page, { name: '05-first-order' });
    await visit(page, language, '/cart');
    await expect(page.getByTestId('cart-total')).toContainText('6.75');
    await page.context().setOffline(true);
    await button(page, words.checkout).click();
    await expect(page.getByRole('heading', { name: words.needsNetwork })).toBeVisible();
    await lookAt(page, { name: '02-offline' });
    // With the signal it goes on by itself.
    await page.context().setOffline(false);
    await expect(page.getByText(words.whereTo)).toBeVisible();

    await page.route('**/Checkout/SessionStatus*', (route) => route.fulfill({ status: 500, json: FAULT }));
    await visit(page, language, '/checkout');
    await expect(page.getByRole('alert')).toBeVisible();
    await lookAt(page, { name: '03-error' });
    await page.unrouteAll();

    await page.route('**/ecomapi/**', async (route) => {
      await new Promise((done) => setTimeout(done, 30_000));
      await route.continue().catch(() => undefined);
    });
    await visit(page, language, '/checkout');
    await lookAt(page, { name: '04-loading' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await addAddressByCall(page, 'home', 'Villa 12');
    await addAddressByCall(page, 'work', 'Office 1204, Marina Plaza');
    await visit(page, language, '/checkout');
    await expectReady(page, language);
    await lookAt(page, { name: '06-choosing' });
    await button(page, words.changeAddress).click();
    await lookAt(page, { name: '07-addresses' });
    await button(page, words.changeAddress).click();
    await button(page, words.changeContact).click();
    await page.locator('input[name="contact"]').fill('12');
    await page.locator('input[name="contact"]').press('Enter');
    await lookAt(page, { name: '08-contact-wrong' });
  });

  test(`${language} › what is saved and given: codes, a voucher, points, donations; express; the summary`, async ({
    page,
    isMobile,
  }) => {
    const shopper = newShopper();
    await openAs(page, shopper, `/${language}/privacy-policy`);
    await givePoints(shopper, 1500);
    await giveVoucher(shopper, 20);
    await addAddressByCall(page, 'home', 'Villa 12');
    for (let count = 0; count < 4; count += 1) await putInCart(page, APPLES);
    await putInCart(page, '104012');
    await visit(page, language, '/checkout');
    await expectReady(page, language);
    await page.getByText(words.wishes).click();
    await lookAt(page, { name: '11-wishes' });
    await page.getByText(words.wishes).click();
    await page.getByText(words.savings).click();
    const code = page.locator('input[name="discount-code"]');
    await code.fill('NOTHING');
    await code.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await lookAt(page, { name: '12-code-refused' });
    await code.fill('FRESH10');
    await code.press('Enter');
    await expect(code).not.toHaveAttribute('aria-invalid', 'true');
    await expectReady(page, language);
    await lookAt(page, { name: '13-code-taken' });
    await code.fill('');
    await code.press('Enter');
    await page.locator('input[name="voucher"]').check();
    await expectReady(page, language);
    await lookAt(page, { name: '14-voucher' });
    await page.locator('input[name="voucher"]').uncheck();
    await page.locator('select[name="points"]').selectOption('1000');
    await expectReady(page, language);
    await lookAt(page, { name: '15-points' });
    await page.locator('select[name="points"]').selectOption('0');
    await page.getByText(words.savings).click();
    await page.getByText(words.donate, { exact: true }).click();
    await button(page, words.other).first().click();
    await lookAt(page, { name: '16-donation-pad' });
    await page.locator('input[name="donation-1"]').fill('7.50');
    await page.locator('input[name="donation-1"]').press('Enter');
    await lookAt(page, { name: '17-donation-updating' });
    await expectReady(page, language);
    await expect(page.locator('[data-total="donation"]')).toContainText('7.50');
    await lookAt(page, { name: '18-donation-given' });
    await offerExpress(page);
    await reload(page);
    await expectReady(page, language);
    await button(page, words.aboutExpress).click();
    await expect(page.locator(DIALOG)).toBeVisible();
    await lookAt(page, { name: '19-express-panel', part: DIALOG });
    await page.locator(DIALOG).getByRole('radio').nth(1).check();
    await page.locator(DIALOG).locator('button[type="submit"]').click();
    await expect(page.locator(DIALOG)).toBeHidden();
    const go = payButton(page, language).or(button(page, words.tryAgain));
    await expect(go.and(page.locator('[aria-disabled="false"]'))).toBeVisible();
    await lookAt(page, { name: '20-express' });
    await page.getByRole('radio').first().check();
    await expectReady(page, language);
    if (isMobile) {
      await payBar(page, language).getByRole('button').first().click();
      await expect(page.locator(DIALOG)).toBeVisible();
      await lookAt(page, { name: '21-summary', part: DIALOG });
      await page.keyboard.press('Escape');
    }
    await page.context().setOffline(true);
    await expect(page.getByText(words.noSignal)).toBeVisible();
    await lookAt(page, { name: '22-no-signal' });
    // With the signal it asks once more, while the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
  });

  test(`${language} › deliveries that come apart, what is sold out, and the thank-you page of both`, async ({
    page,
    isMobile,
  }) => {
    const shopper = newShopper();
    const soldOut = SOLD_OUT[language][isMobile ? 'phone' : 'wide'];
    await goToCheckout(page, { language, shopper, products: [APPLES, CAKE] });
    await giveMoney(shopper, 400);
    await expect(page.getByRole('heading', { name: words.comesApart })).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: words.time })).toHaveCount(2);
    await lookAt(page, { name: '31-apart' });
    await button(page, words.confirm).click();
    await expect(page.getByRole('heading', { name: words.deliveries })).toBeVisible();
    await lookAt(page, { name: '32-deliveries' });
    await button(page, words.changeCakes).click();
    await expect(page.locator(DIALOG).getByRole('radiogroup', { name: words.time })).toHaveCount(2);
    await lookAt(page, { name: '33-update-order', part: DIALOG });
    await page.keyboard.press('Escape');
    await putInCart(page, soldOut);
    await sellOut(soldOut);
    await reload(page);
    await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
    await lookAt(page, { name: '34-sold-out' });
    await page.getByRole('alert').getByRole('button').click();
    await payButton(page, language).and(page.locator('[aria-disabled="false"]')).click();
    await expectThanks(page, language);
    await lookAt(page, { name: '35-thanks-two' });
    await page.goto(`${page.url()}?viewport=WEB_MOBILE`);
    await expect(page.getByTestId('thanks-total')).toBeVisible();
    await lookAt(page, { name: '36-thanks-web-mobile' });
  });

  test(`${language} › paying: the card form, 3-D Secure, under way, stopped, declined, kept, a device's wallet, thanks`, async ({
    page,
  }) => {
    const shopper = newShopper();
    const frame = FRAME_WORDS[language];
    await goToCheckout(page, { language, shopper, products: [APPLES] });
    await page.getByRole('radio', { name: words.newCard }).check();
    await payButton(page, language).click();
    await expect(page.getByText(words.terms)).toBeVisible();
    await lookAt(page, { name: '41-terms' });
    await page.locator('input[name="terms"]').check();
    await payButton(page, language).click();
    const dialog = page.getByRole('dialog');
    await button(dialog, words.payCard).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await lookAt(page, { name: '42-card-form', part: `${DIALOG} header` });
    await button(dialog, words.cancel).click();
    await typeCard(page, language, '4000000000003220');
    await expect(provider(page).getByRole('button', { name: frame.confirm })).toBeVisible();
    await lookAt(page, { name: '43-challenge', part: `${DIALOG} header` });
    await reload(page);
    await expect(button(page, words.stop)).toBeVisible();
    await lookAt(page, { name: '44-under-way' });
    await button(page, words.stop).click();
    await expect(button(page, words.goOn)).toBeVisible();
    await lookAt(page, { name: '45-stopped' });
    await button(page, words.goOn).click();
    await typeCard(page, language, '4000000000000002');
    await expect(payBar(page, language).getByRole('alert')).toBeVisible();
    await lookAt(page, { name: '46-declined' });
    await page.getByRole('radio', { name: 'Samsung Pay' }).check();
    await payButton(page, language).click();
    await expect(provider(page).getByRole('heading', { name: 'Samsung Pay' })).toBeVisible();
    await lookAt(page, { name: '47-wallet-sheet', part: `${DIALOG} header` });
    await provider(page).getByRole('button', { name: frame.cancel }).click();
    await expect(payButton(page, language).and(page.locator('[aria-disabled="false"]'))).toBeVisible();
    await page.getByRole('radio', { name: words.newCard }).check();
    await page.locator('input[name="save-card"]').check();
    await typeCard(page, language, '30569309025904');
    await expectThanks(page, language);
    await lookAt(page, { name: '48-thanks' });
    await putInCart(page, APPLES);
    await visit(page, language, '/checkout');
    await expectReady(page, language);
    await lookAt(page, { name: '49-kept-card' });
    await payButton(page, language).click();
    await expect(provider(page).locator('input')).toHaveCount(1);
    await lookAt(page, { name: '50-cvv', part: `${DIALOG} header` });
  });
}
