/** After the purchase: the history, an order, where it is, and that it moves by itself; Arabic on a phone, English on a wide screen. */
import { expect, test } from '@playwright/test';

import { LANGUAGES, visit } from '#tests/support/in-both-languages.ts';
import { moveOrder } from '#tests/support/journey-database.ts';
import { placeByCall } from '#tests/support/placed-by-call.ts';
import { addAddressByCall, newShopper, openAs } from '#tests/support/shopper.ts';
import { complaintsOf, expectSound } from '#tests/support/soundness.ts';

/** Red and green apples. */
const PRODUCTS = ['101001', '101002'];

const WORDS = {
  en: {
    orders: 'My orders',
    onRoute: 'Delivery On Route',
    arriving: 'Arriving',
    items: 'Items',
    track: 'Track Order',
    soon: /Arriving by \d/,
    within: 'Reaching within 30 minutes',
    again: 'Buy Again',
    past: 'Past',
    delivered: 'Delivered today',
  },
  ar: {
    orders: 'طلباتي',
    onRoute: 'في الطريق إليك',
    arriving: 'يصل',
    items: 'المنتجات',
    track: 'تتبّع الطلب',
    soon: /يصل قبل الساعة/,
    within: 'يصلك خلال 30 دقيقة',
    again: 'اشترِ مجدداً',
    past: 'السابقة',
    delivered: 'تم التوصيل اليوم',
  },
} as const;

for (const language of LANGUAGES) {
  const tag = language === 'en' ? '@wide' : '@phone';
  test(`${language} › an order is found, looked at and followed to the door`, { tag }, async ({ page }) => {
    const words = WORDS[language];
    const complaints = complaintsOf(page);
    const shopper = newShopper();
    await openAs(page, shopper, `/${language}/privacy-policy`);
    await addAddressByCall(page, 'home', 'Villa 12');
    const [docno = 0] = await placeByCall(page, shopper, PRODUCTS);
    await moveOrder(docno, 4);

    await visit(page, language, '/account');
    await page.getByRole('link', { name: words.orders }).first().click();
    const card = page.locator(`[data-docno="${docno}"]`);
    await expect(card).toContainText(words.onRoute);
    await expect(card).toContainText(words.soon);
    await expectSound(page);

    await card.getByRole('link', { name: `RSO-${docno}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `RSO-${docno}` })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.items })).toBeVisible();
    await expect(page.getByText(words.arriving).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('[data-srno]')).toHaveCount(PRODUCTS.length);
    await expectSound(page);

    await page.getByRole('link', { name: words.track }).filter({ visible: true }).click();
    await expect(page.locator('[data-stage="4"]')).toHaveAttribute('aria-current', 'step');
    await expect(page.getByText(words.within)).toBeVisible();
    // It has not come yet: one button for all of it, none beside each thing.
    await expect(page.getByRole('button').filter({ hasText: words.again })).toHaveCount(1);
    await expectSound(page);

    // It moves by itself while it is looked at: on the phone alone, because it takes its time.
    await moveOrder(docno, 6);
    if (tag === '@phone') await expect(page.locator('[data-stage="6"]')).toHaveAttribute('aria-current', 'step');

    await visit(page, language, '/account/orderhistory');
    await expect(card).toHaveCount(0);
    await page.getByRole('tab', { name: words.past }).click();
    await expect(page).toHaveURL(/title=past$/);
    await expect(card).toContainText(words.delivered);
    expect(complaints).toEqual([]);
  });
}
