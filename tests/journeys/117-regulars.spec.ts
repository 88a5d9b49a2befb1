/** A regular order: a guest signs in for it, chooses days, pays all of it by card, cancels one delivery and then the rest. */
import { expect, test } from '@playwright/test';

import { regularMessages } from '#contract/messages/regulars.ts';
import { say } from '#contract/messages/sentence.ts';
import { button, typeCard } from '#tests/support/at-checkout.ts';
import { dayAhead } from '#tests/support/day-ahead.ts';
import { LANGUAGES, visit } from '#tests/support/in-both-languages.ts';
import { addAddressByCall, fromSomewhere, newShopper, signInByCall, signInByPanel } from '#tests/support/shopper.ts';
import { complaintsOf, expectSound } from '#tests/support/soundness.ts';

const MILK = '/product/dairy-eggs/fresh-long-life-milk/x-106003';

const WORDS = {
  en: {
    open: 'Make it a regular order',
    login: 'Click here to login',
    payNow: /^Pay now/,
    pay: 'Continue to payment',
    paid: 'Your regular order is paid',
    view: 'View deliveries',
    cancel: /^Cancel this order/,
    yes: /^Yes/,
    menu: /^More/,
    remove: 'Delete Regular',
    over: 'Ended',
  },
  ar: {
    open: 'اطلبه بانتظام',
    login: 'اضغط هنا لتسجيل الدخول',
    payNow: /^ادفع الآن/,
    pay: 'المتابعة إلى الدفع',
    paid: 'تم دفع قيمة طلبك المنتظم',
    view: 'عرض التوصيلات',
    cancel: /^إلغاء هذه التوصيلة/,
    yes: /^نعم/,
    menu: /^المزيد/,
    remove: 'حذف الطلب المنتظم',
    over: 'انتهت',
  },
} as const;

for (const language of LANGUAGES) {
  test(
    `${language} › milk comes twice a week, paid at once, and is given up`,
    { tag: language === 'en' ? ['@wide'] : [] },
    async ({ page, browser }) => {
      const words = WORDS[language];
      const complaints = complaintsOf(page);
      const sara = newShopper();
      // Their account and address are made on another device: on this one they are a guest.
      const other = await (await browser.newContext()).newPage();
      await signInByCall(other, sara);
      await addAddressByCall(other, 'home', 'Villa 12');
      await other.context().close();
      await page.setExtraHTTPHeaders(fromSomewhere());
      await visit(page, language, MILK);
      await button(page, words.open).filter({ visible: true }).first().click();
      await button(page.getByRole('dialog'), words.login).click();
      await signInByPanel(page, sara);

      const form = page.getByRole('dialog');
      const day = (name: string) => form.getByRole('checkbox', { name });
      // All that is lacking is said, and the first of it is shown.
      const [first, second] = [dayAhead(3, language).name, dayAhead(5, language).name];
      await button(form, words.open).click();
      await expect(form.locator('p', { hasText: say(regularMessages.noWeeks, language) })).toBeInViewport();
      await expect(form.getByText(say(regularMessages.noPayment, language))).toBeVisible();
      await form.getByRole('radio', { name: words.payNow }).check();
      // Weeks come first: the day is not taken.
      await day(first).click();
      await expect(form.getByText(say(regularMessages.weeksFirst, language))).toBeInViewport();
      await form.locator('select[name="weeks"]').selectOption('2');
      for (const name of [first, second]) await day(name).check();
      await form.getByRole('radio', { name: /10/ }).last().check();
      await expectSound(page, '[role="dialog"]');
      await button(form, words.pay).click();

      await page.waitForURL(new RegExp(`/${language}/Finalizepayment\\?`));
      await typeCard(page, language, '4111111111111111');
      await expect(page.getByRole('heading', { name: words.paid })).toBeVisible();

      await visit(page, language, '/account/myregulars');
      const card = page.locator('main article').first();
      await button(card, words.view).click();
      await expect(card.getByRole('button', { name: words.cancel })).toHaveCount(4);
      await expectSound(page, 'main');
      await card.getByRole('button', { name: words.cancel }).first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.yes }).click();
      await expect(page.getByText(say(regularMessages.deliveryCancelledPaid, language))).toBeVisible();
      await expect(card.getByRole('button', { name: words.cancel })).toHaveCount(3);
      await card.getByRole('button', { name: words.menu }).click();
      await page.getByRole('menuitem', { name: words.remove }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.yes }).click();
      await expect(page.getByText(say(regularMessages.cancelledPaid, language))).toBeVisible();
      await expect(page.getByRole('heading', { name: words.over })).toBeVisible();
      await expect(page.getByRole('button', { name: words.cancel })).toHaveCount(0);
      expect(complaints).toEqual([]);
    },
  );
}
