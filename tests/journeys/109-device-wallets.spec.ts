/** Paying on the sheet of a device's wallet: cancelled without a word, declined, paid. In one language, on a phone: the pages around it are those of 108. */
import { expect, test } from '@playwright/test';

import { expectThanks, goToCheckout, payButton, provider } from '#tests/support/at-checkout.ts';
import { newShopper } from '#tests/support/shopper.ts';

const APPLES = '101001';

test('en › Samsung Pay: what was chosen stands after Cancel, a decline leads back, then it is paid', async ({
  page,
}) => {
  const samsung = page.getByRole('radio', { name: 'Samsung Pay' });
  await goToCheckout(page, { language: 'en', shopper: newShopper(), products: [APPLES] });
  await samsung.check();
  // The terms are asked for with a card alone.
  await expect(page.locator('input[name="terms"]')).toHaveCount(0);

  await payButton(page, 'en').click();
  await expect(provider(page).getByRole('heading', { name: 'Samsung Pay' })).toBeVisible();
  await expect(provider(page).getByText('Sandbox: no real money')).toBeVisible();
  await provider(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(payButton(page, 'en')).toBeVisible();
  await expect(samsung).toBeChecked();
  await expect(page.getByRole('region', { name: 'Payment' }).getByRole('alert')).toHaveCount(0);

  await payButton(page, 'en').click();
  await provider(page).getByRole('combobox').selectOption({ label: '400000******0002 (is declined)' });
  await provider(page).getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(/\/en\/samsung-success\?piDocno=\d+$/);
  await expect(page.getByText('Error: Samsung pay payment failed.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await expect(samsung).toBeChecked();

  await payButton(page, 'en').click();
  await provider(page).getByRole('button', { name: 'Pay' }).click();
  await expectThanks(page, 'en');
});
