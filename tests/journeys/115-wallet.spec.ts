/** The wallet: money added by card with its bonus, and money to a friend who has it a moment later. */
import { expect, test, type Page } from '@playwright/test';

import { say } from '#contract/messages/sentence.ts';
import { walletMessages } from '#contract/messages/wallet.ts';
import { button, giveMoney, typeCard } from '#tests/support/at-checkout.ts';
import { hydrated, LANGUAGES } from '#tests/support/in-both-languages.ts';
import { proveEmailOf } from '#tests/support/journey-database.ts';
import { newShopper, openAs, signInByCall } from '#tests/support/shopper.ts';
import { complaintsOf, expectSound } from '#tests/support/soundness.ts';

const CARD = '4111111111111111';

const WORDS = {
  en: {
    bonus: 'AED 20 bonus',
    add: 'Add money',
    yes: 'Continue',
    paid: 'The money is in your wallet',
    toWallet: 'Go to my wallet',
    statement: 'Mini statement',
    added: /^Money added by card.*\+AED.500\.00Balance AED.500\.00$/,
    onTop: /^Bonus for adding money.*\+AED.20\.00Balance AED.520\.00$/,
    send: 'Send money',
    received: /^Received from a friendSara.*\+AED.210\.00/,
  },
  ar: {
    bonus: 'مكافأة 20 د.إ.',
    add: 'أضف الرصيد',
    yes: 'متابعة',
    paid: 'أصبح المبلغ في محفظتك',
    toWallet: 'الذهاب إلى محفظتي',
    statement: 'حركة المحفظة',
    added: /^رصيد أُضيف بالبطاقة.*500\.00.*الرصيد.*500\.00/,
    onTop: /^مكافأة على إضافة رصيد.*20\.00.*الرصيد.*520\.00/,
    send: 'إرسال المال',
    received: /^وارد من صديقSara.*210\.00/,
  },
} as const;

const balance = (page: Page) => page.getByTestId('wallet-balance');

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const wallet = `/${language}/account/mywallet`;
  const on = { tag: language === 'en' ? ['@wide'] : [] };

  test(`${language} › money is added by card, and its bonus is in balance and statement`, on, async ({ page }) => {
    const complaints = complaintsOf(page);
    await openAs(page, newShopper(), wallet);
    await expect(balance(page)).toContainText('0.00');
    await page.getByRole('radio', { name: /(?<!\d)500(?!\d)/ }).check();
    await expect(page.getByRole('status').filter({ hasText: words.bonus })).toBeVisible();
    await expectSound(page);
    await button(page, words.add).first().click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(words.bonus);
    await expectSound(page, '[role="alertdialog"]');
    await button(question, words.yes).click();

    await page.waitForURL(new RegExp(`/${language}/checkout\\?.*reloadAmount=500\\.00`));
    await expect(page.getByTestId('bill-amount')).toContainText('500.00');
    await typeCard(page, language, CARD);
    await expect(page.getByRole('heading', { name: words.paid })).toBeVisible();
    await page.getByRole('link', { name: words.toWallet }).click();

    await expect(balance(page)).toContainText('520.00');
    const rows = page.getByRole('region', { name: words.statement }).getByRole('listitem');
    await expect(rows.nth(0)).toHaveText(words.onTop);
    await expect(rows.nth(1)).toHaveText(words.added);
    await expectSound(page);
    expect(complaints).toEqual([]);
  });

  test(
    `${language} › AED 210 to a friend once the password is typed; the friend has it`,
    on,
    async ({ page, browser }) => {
      const [sara, omar] = [newShopper(), newShopper('Omar')];
      const elsewhere = await browser.newContext();
      const friends = await elsewhere.newPage();
      await openAs(friends, omar, wallet);
      await expect(balance(friends)).toContainText('0.00');
      await proveEmailOf(omar);

      await signInByCall(page, sara);
      await giveMoney(sara, 300);
      await page.goto(wallet);
      await hydrated(page);
      await page.locator('input[name="friend"]').fill(omar.email);
      await page.locator('input[name="friend-amount"]').fill('210');
      const send = async (): Promise<void> => {
        await button(page.locator('main'), words.send).click();
        const question = page.getByRole('alertdialog');
        await expect(question).toContainText(omar.email);
        await button(question, words.send).click();
      };
      const password = page.locator('input[name="password"]');
      await send();
      await expect(page.getByText(say(walletMessages.stepUp, language))).toBeVisible();
      await expect(password).toBeFocused();
      await expectSound(page);
      await password.fill(sara.password);
      await send();
      await expect(page.getByText(say(walletMessages.sent, language))).toBeVisible();
      await expect(balance(page)).toContainText('90.00');
      await expect(page.getByRole('region', { name: words.statement })).toContainText(omar.email);

      await friends.reload();
      await hydrated(friends);
      await expect(balance(friends)).toContainText('210.00');
      const rows = friends.getByRole('region', { name: words.statement }).getByRole('listitem');
      await expect(rows.first()).toHaveText(words.received);
      await elsewhere.close();
    },
  );
}
