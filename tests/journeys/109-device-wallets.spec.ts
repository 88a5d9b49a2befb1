/** Paying on the sheet of a device's wallet: cancelled without a word, declined, paid. In one language, on a phone: the pages around it are those of 108. */
import { expect, test } from '@playwright/test';

import { paymentMessages } from '#contract/messages/payments.ts';
import { say } from '#contract/messages/sentence.ts';
import { FRAME_WORDS } from '#server/gateways/payments/sandbox/frame-words.ts';
import { expectThanks, goToCheckout, payBar, payButton, provider } from '#tests/support/at-checkout.ts';
import { AT_CHECKOUT } from '#tests/support/checkout-words.ts';
import { languagesFor } from '#tests/support/in-both-languages.ts';
import { newShopper } from '#tests/support/shopper.ts';

const APPLES = '101001';

for (const language of languagesFor('en')) {
  test(`${language} › Samsung Pay: what was chosen stands after Cancel, a decline leads back, then it is paid`, async ({
    page,
  }) => {
    const words = AT_CHECKOUT[language];
    const frame = FRAME_WORDS[language];
    const samsung = page.getByRole('radio', { name: 'Samsung Pay' });
    await goToCheckout(page, { language, shopper: newShopper(), products: [APPLES] });
    await samsung.check();
    // The terms are asked for with a card alone.
    await expect(page.locator('input[name="terms"]')).toHaveCount(0);

    await payButton(page, language).click();
    await expect(provider(page).getByRole('heading', { name: 'Samsung Pay' })).toBeVisible();
    await expect(provider(page).getByText(frame.sandbox)).toBeVisible();
    await provider(page).getByRole('button', { name: frame.cancel }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(payButton(page, language)).toBeVisible();
    await expect(samsung).toBeChecked();
    await expect(payBar(page, language).getByRole('alert')).toHaveCount(0);

    await payButton(page, language).click();
    await provider(page)
      .getByRole('combobox')
      .selectOption({ label: `400000******0002 (${frame.declined})` });
    await provider(page).getByRole('button', { name: frame.pay, exact: true }).click();
    await page.waitForURL(new RegExp(`/${language}/samsung-success\\?piDocno=\\d+$`));
    await expect(page.getByText(say(paymentMessages.samsungFailed, language))).toBeVisible();
    await page.getByRole('link', { name: words.back }).click();
    await expect(samsung).toBeChecked();

    await payButton(page, language).click();
    await provider(page).getByRole('button', { name: frame.pay, exact: true }).click();
    await expectThanks(page, language);
  });
}
