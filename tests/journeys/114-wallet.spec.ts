/** The wallet: money added by card, and sent to a friend with the password; Arabic on a phone, English on a desktop. */
import { expect, test } from '@playwright/test';

import { say } from '#contract/messages/sentence.ts';
import { walletMessages } from '#contract/messages/wallet.ts';
import { button, payButton, typeCard } from '#tests/support/at-checkout.ts';
import { hydrated } from '#tests/support/in-both-languages.ts';
import { lookAt } from '#tests/support/look-at.ts';
import { newShopper, openAs } from '#tests/support/shopper.ts';
import { expectSound } from '#tests/support/soundness.ts';

const WORDS = {
  en: {
    add: 'Add money',
    go: 'Continue',
    done: 'The money is in your wallet',
    toWallet: 'Go to my wallet',
    send: 'Send money',
    sent: 'Sent to a friend',
    added: 'Money added by card',
  },
  ar: {
    add: 'إضافة الرصيد',
    go: 'متابعة',
    done: 'أصبح المبلغ في محفظتك',
    toWallet: 'الذهاب إلى محفظتي',
    send: 'إرسال المال',
    sent: 'مرسل إلى صديق',
    added: 'رصيد أُضيف بالبطاقة',
  },
} as const;

test('money is added by card, and goes to a friend once the password is given', async ({ page }) => {
  const language = (page.viewportSize()?.width ?? 0) < 846 ? 'ar' : 'en';
  const words = WORDS[language];
  const shopper = newShopper();
  await openAs(page, shopper, `/${language}/account/mywallet`);
  const balance = page.getByTestId('wallet-balance');
  await expect(balance).toContainText('0.00');

  await button(page, words.add).click();
  await expect(page.locator('[name="top-up"]')).toHaveAccessibleDescription(
    say(walletMessages.amountMissing, language),
  );
  await page.locator('[name="top-up"]').fill('300');
  await page.keyboard.press('Enter');
  await button(page.getByRole('alertdialog'), words.go).click();
  await page.waitForURL(/\/checkout\?.*reloadWallet=true/);
  await expect(page.getByTestId('bill-amount')).toContainText('300.00');
  await expect(payButton(page, language)).toContainText('300.00');
  if (process.env['ZAD_PICTURES']) await lookAt(page, { name: `wallet-bill-${language}` });
  await typeCard(page, language, '4111111111111111');
  await expect(page.getByRole('heading', { name: words.done })).toBeVisible({ timeout: 20_000 });
  // It stays what it is after a reload.
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: words.toWallet }).click();
  await expect(balance).toContainText('300.00');

  await page.locator('[name="friend"]').fill('friend@example.ae');
  await page.locator('[name="friend-amount"]').fill('210');
  await button(page, words.send).click();
  const password = page.locator('main [name="password"]');
  await expect(password).toHaveAccessibleDescription(say(walletMessages.stepUp, language));
  await expectSound(page, 'main');
  if (process.env['ZAD_PICTURES']) await lookAt(page, { name: `wallet-step-up-${language}` });
  await password.fill(shopper.password);
  await button(page, words.send).click();
  await expect(page.getByText(say(walletMessages.sent, language))).toBeVisible();
  await expect(balance).toContainText('90.00');
  const rows = page.locator('section', { has: page.locator('#wallet-statement') }).getByRole('listitem');
  await expect(rows.first()).toContainText(words.sent);
  await expect(rows.nth(1)).toContainText(words.added);
  if (process.env['ZAD_PICTURES']) await lookAt(page, { name: `wallet-${language}` });
});
