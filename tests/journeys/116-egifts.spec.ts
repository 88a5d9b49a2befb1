/** An e-gift: a guest fills it in, signs in and pays by card; a friend redeems it by the link of its mail, and the buyer sees that. */
import { expect, test, type APIRequestContext } from '@playwright/test';

import { egiftMessages } from '#contract/messages/egifts.ts';
import { say } from '#contract/messages/sentence.ts';
import { button, payButton, typeCard } from '#tests/support/at-checkout.ts';
import { hydrated, LANGUAGES, visit } from '#tests/support/in-both-languages.ts';
import { fromSomewhere, newShopper, register, signInByPanel } from '#tests/support/shopper.ts';
import { complaintsOf, expectSound } from '#tests/support/soundness.ts';

const GIFT_CARD = '/product/gifts/gift-cards/zad-select-e-gift-card-50-aed-125025';

const WORDS = {
  en: {
    send: 'Send e-gift',
    submit: /^(Go to payment|Deliver Here)$/,
    done: 'Your e-gift is on its way',
    redeem: 'Redeem',
    redeemed: /120\.00.* is now in your wallet\./,
    sent: 'E-gifts from you',
    used: /Used on/,
  },
  ar: {
    send: 'أرسل هدية إلكترونية',
    submit: /^(المتابعة إلى الدفع|أرسلها)$/,
    done: 'هديتك الإلكترونية في طريقها',
    redeem: 'استخدم الرمز',
    redeemed: /120.* في محفظتك\./,
    sent: 'هدايا إلكترونية منك',
    used: /استُخدمت في/,
  },
} as const;

/** Below the shop's origin, as the newest mail to this address has it; '' where there is none yet. */
async function linkInMail(request: APIRequestContext, email: string): Promise<string> {
  const outbox = await (await request.get('/_outbox')).text();
  const mail = outbox.split('<article').find((one) => one.includes(`<bdi>${email}</bdi>`)) ?? '';
  const link = /https?:\/\/\S+#egift=[0-9A-Z-]+/.exec(mail)?.[0];
  return link === undefined ? '' : link.slice(new URL(link).origin.length);
}

for (const language of LANGUAGES) {
  test(
    `${language} › an e-gift for today is sent by a guest who signs in, and redeemed by its mail`,
    { tag: language === 'en' ? ['@wide'] : [] },
    async ({ page, browser }) => {
      const words = WORDS[language];
      const complaints = complaintsOf(page);
      const [sara, layla] = [newShopper(), newShopper('Layla')];
      await register(page.request, sara);
      await register(page.request, layla);
      await page.setExtraHTTPHeaders(fromSomewhere());
      await visit(page, language, GIFT_CARD);
      await button(page, words.send).filter({ visible: true }).first().click();
      const form = page.getByRole('dialog');
      await expect(form.getByRole('radio', { checked: true })).toHaveAttribute('value', '5000');
      await form.getByRole('radio').last().check();
      await expect(form.locator('input[name="amount"]')).toBeFocused();
      await form.locator('input[name="amount"]').fill('120');
      await form.locator('input[name="name"]').fill('Layla');
      await form.locator('input[name="email"]').fill(layla.email);
      await form.locator('input[name="confirmedEmail"]').fill(sara.email);
      await form.locator('input[name="senderName"]').fill('Sara');
      // Each change of a part is read out, by a library that the page's policy must not refuse.
      const day = form.getByRole('spinbutton').first();
      for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) await day.press(key);
      await form.locator('textarea').fill('عيد مبارك 🎁');
      await button(form, words.submit).click();
      await expect(form.getByText(say(egiftMessages.emailsDiffer, language))).toBeVisible();
      await expect(form.locator('input[name="confirmedEmail"]')).toBeFocused();
      await expectSound(page, '[role="dialog"]');
      await form.locator('input[name="confirmedEmail"]').fill(layla.email);
      await button(form, words.submit).click();
      await signInByPanel(page, sara);

      await page.waitForURL(new RegExp(`/${language}/checkout\\?`));
      await expect(page.getByText(layla.email)).toBeVisible();
      await expect(payButton(page, language)).toContainText('120');
      await expectSound(page, 'main');
      await typeCard(page, language, '4111111111111111');
      await expect(page.getByRole('heading', { name: words.done })).toBeVisible();

      await expect.poll(() => linkInMail(page.request, layla.email)).not.toBe('');
      const link = await linkInMail(page.request, layla.email);
      const friend = await (await browser.newContext()).newPage();
      await friend.setExtraHTTPHeaders(fromSomewhere());
      await friend.goto(link);
      await hydrated(friend);
      await signInByPanel(friend, layla);
      await expect(friend.locator('input[name="egiftCode"]')).toHaveValue(link.split('=').at(-1) ?? '');
      expect(friend.url()).not.toContain('#');
      await button(friend, words.redeem).click();
      await expect(friend.getByText(words.redeemed)).toBeVisible();
      await expectSound(friend, 'main');
      await friend.context().close();

      await visit(page, language, '/account/mywallet');
      await expect(page.getByRole('region', { name: words.sent })).toContainText(words.used);
      await expectSound(page, 'main');
      expect(complaints).toEqual([]);
    },
  );
}
