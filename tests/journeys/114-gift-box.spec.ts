/** A gift box from its choosing to the order: the other boxes, the seventh gift, wrapping and words, and giving it up again. */
import { expect, test, type Page } from '@playwright/test';

import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import { refusalMessages } from '#contract/messages/sync.ts';
import { button, giveMoney, putInCart } from '#tests/support/at-checkout.ts';
import { LANGUAGES, visit } from '#tests/support/in-both-languages.ts';
import { placeCart } from '#tests/support/placed-orders.ts';
import { addAddressByCall, newShopper, openAs } from '#tests/support/shopper.ts';
import { complaintsOf, expectSound } from '#tests/support/soundness.ts';

const [BOX, OTHER] = ['125001', '125002'] as const;
/** One that is put into the box as soon as it is chosen, four that lie in it before one looks, and two that are in the cart. */
const FIRST = '125006';
const INSIDE = ['125007', '125008', '125009', '125012'];
const [SIXTH, SEVENTH] = ['125011', '125023'] as const;
const MESSAGE = 'عيد مبارك 🎁';

const WORDS = {
  en: {
    remove: /^Remove /,
    chosen: 'Select the box Burgundy Keepsake Box',
    other: 'Select the box Palm-Leaf Hamper Basket',
    add: /^Add .* to the box$/,
    more: 'Add gifts to the box',
    done: 'Done',
    move: /^Move .* to the box$/,
    words: /^Gift wrap and message of/,
    wrap: 'Gift Wrap',
    tooLong: 'Take out 21 characters',
    save: 'Save',
    unselect: 'Unselect',
    left: 'The box is full',
    box: 'Gift Box',
  },
  ar: {
    remove: /^إزالة /,
    chosen: 'اختر الصندوق صندوق هدايا عنّابي',
    other: 'اختر الصندوق سلة هدايا من خوص النخيل',
    add: /^إضافة .* إلى الصندوق$/,
    more: 'أضف هدايا إلى الصندوق',
    done: 'تم',
    move: /^نقل .* إلى الصندوق$/,
    words: /^تغليف ورسالة هدية لـ/,
    wrap: 'تغليف هدايا',
    tooLong: 'احذف 21 حرفاً',
    save: 'حفظ',
    unselect: 'إلغاء الاختيار',
    left: 'الصندوق ممتلئ',
    box: 'صندوق الهدايا',
  },
} as const;

const line = (page: Page, stockCode: string) => page.locator(`main article[data-stock-code="${stockCode}"]`);

async function move(page: Page, sku: string): Promise<void> {
  const moved = await page.request.post('/ecomapi/MyCart/MoveToBox', {
    headers: { 'x-zad-client': 'web' },
    data: { sku },
  });
  expect(moved.ok()).toBe(true);
}

for (const language of LANGUAGES) {
  test(
    `${language} › a gift box is chosen, filled, wrapped, ordered and given up`,
    { tag: language === 'en' ? ['@wide'] : [] },
    async ({ page }) => {
      const words = WORDS[language];
      const complaints = complaintsOf(page);
      const shopper = newShopper();
      await openAs(page, shopper, `/${language}/product/gifts/gift-boxes/hadiya-burgundy-keepsake-box-${BOX}`);
      const leads = (name: string) => button(page, name).filter({ visible: true }).first();
      await leads(words.chosen).click();
      // It leads on to what goes into it.
      const dialog = page.getByRole('dialog');
      const places = page.locator('[data-place="taken"]');
      const gift = (code: string) => dialog.locator(`article[data-stock-code="${code}"]`);
      await expect(dialog.locator('[data-place="free"]')).toHaveCount(6);
      await button(gift(FIRST), words.add).click();
      await expect(places).toHaveCount(1);
      await expectSound(page, '[role="dialog"]');
      await button(dialog, words.done).click();
      await expect(leads(words.chosen)).toHaveAttribute('aria-pressed', 'true');
      await visit(page, language, `/product/gifts/gift-boxes/hadiya-palm-leaf-hamper-basket-${OTHER}`);
      await expect(leads(words.other)).toBeDisabled();
      await expectSound(page);

      for (const code of INSIDE) await move(page, code);
      for (const code of [SIXTH, SEVENTH]) await putInCart(page, code);
      await visit(page, language, '/cart');
      await expect(places).toHaveCount(1 + INSIDE.length);
      await page.locator('main').getByRole('button', { name: words.more }).click();
      await button(gift(SIXTH), words.move).click();
      await expect(dialog.locator('[data-place="taken"]')).toHaveCount(6);
      await button(dialog, words.done).click();
      await expect(dialog).toHaveCount(0);
      await expect(places).toHaveCount(6);
      await expect(page.getByText(words.left)).toBeVisible();
      await button(line(page, SEVENTH), words.move).click();
      await expect(page.getByText(say(refusalMessages.box_full, language))).toBeVisible();

      await button(line(page, BOX), words.words).click();
      await dialog.getByRole('checkbox', { name: words.wrap }).check();
      await dialog.locator('textarea').fill(`${MESSAGE}${'x'.repeat(60)}`);
      // Nothing of it is cut off, and it is not saved.
      await button(dialog, words.save).click();
      await expect(dialog.getByText(words.tooLong)).toBeVisible();
      await expect(dialog.locator('textarea')).toHaveValue(`${MESSAGE}${'x'.repeat(60)}`);
      await dialog.locator('textarea').fill(MESSAGE);
      await expectSound(page, '[role="dialog"]');
      await button(dialog, words.save).click();
      await expect(page.getByText(say(cartMessages.updated, language))).toBeVisible();
      await expect(line(page, BOX)).toContainText(MESSAGE);
      await expect(page.getByTestId('box-total')).not.toHaveText(/^$/);
      await expectSound(page);

      await addAddressByCall(page, 'home', 'Villa 12');
      await giveMoney(shopper, 900);
      const order = await placeCart(page);
      await visit(page, language, `/orderinvoice/RSO/${order}/order?title=upcoming`);
      const gifts = page.getByRole('region', { name: words.box, exact: true });
      await expect(gifts.locator('[data-srno]')).toHaveCount(7);
      await expect(gifts).toContainText(MESSAGE);
      await expectSound(page);

      const chosen = await page.request.post('/ecomapi/MyCart/UpdateCart', {
        headers: { 'x-zad-client': 'web' },
        data: { stockCode: BOX, CartType: 'CGB', StockQtyType: 'plus' },
      });
      expect(chosen.ok()).toBe(true);
      await move(page, SIXTH);
      await visit(page, language, '/cart');
      await button(line(page, BOX), words.remove).click();
      await expectSound(page, '[role="dialog"]');
      const reloaded = page.waitForEvent('load');
      await button(dialog, words.unselect).click();
      await reloaded;
      await expect(line(page, BOX)).toHaveCount(0);
      await expect(line(page, SIXTH)).toHaveAttribute('data-variant', 'view_cart_box');
      expect(complaints).toEqual([]);
    },
  );
}
