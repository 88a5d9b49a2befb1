/** Checkout by the keyboard alone: where the focus is after each step, Escape, and the way through the provider's form. Walked by `npm run journeys -- money` alone. */
import { expect, test, type Locator, type Page } from '@playwright/test';

import { FRAME_WORDS } from '#server/gateways/payments/sandbox/frame-words.ts';
import {
  button,
  expectReady,
  expectThanks,
  goToCheckout,
  payButton,
  provider,
  putInCart,
  reload,
} from '#tests/support/at-checkout.ts';
import { AT_CHECKOUT } from '#tests/support/checkout-words.ts';
import { languagesFor } from '#tests/support/in-both-languages.ts';
import { sellOut } from '#tests/support/journey-database.ts';
import { offerExpress } from '#tests/support/offer-express.ts';
import { newShopper } from '#tests/support/shopper.ts';

const APPLES = '101001';
const CAKE = '125013';
const SOLD_OUT = { en: { phone: '105024', wide: '105025' }, ar: { phone: '105026', wide: '105027' } } as const;
const ASKS_3DS = '4000000000003220';
/** More than checkout has to stop at: a trap. */
const STOPS_MAX = 80;

/** Tabs until the focus is there. @throws where it is never */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused({ timeout: 1 });
}

const press = async (page: Page, wanted: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
};

for (const language of languagesFor('en')) {
  const words = AT_CHECKOUT[language];

  test(`${language} › the form by keys: what is opened takes the focus, and gives it back`, async ({ page }) => {
    await offerExpress(page);
    await goToCheckout(page, { language, shopper: newShopper(), products: [APPLES] });
    await expectReady(page, language);
    const contact = page.locator('input[name="contact"]');
    await press(page, button(page, words.changeContact));
    await expect(contact).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('521112222');
    await page.keyboard.press('Enter');
    await expect(button(page, words.changeContact)).toBeFocused();
    await expect(page.getByText('+971 52 111 2222')).toBeVisible();

    // Times are one group: an arrow moves within it, and what it chooses keeps the focus while the order is prepared anew.
    const times = page.getByRole('radiogroup', { name: words.time });
    await tabTo(page, times.locator(':checked'));
    await page.keyboard.press('ArrowDown');
    const chosen = times.locator(':checked');
    await expect(chosen).toBeFocused();
    await expectReady(page, language);
    await expect(chosen).toBeFocused();

    const about = button(page, words.aboutExpress);
    await press(page, about);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(about).toBeFocused();

    await press(page, page.locator('summary', { hasText: words.savings }));
    await press(page, page.locator('input[name="discount-code"]'), 'F');
    await page.keyboard.type('RESH10');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-total="discount"]')).toBeVisible();
    await expect(page.locator('input[name="discount-code"]')).toBeFocused();

    await press(page, page.locator('summary', { hasText: words.donate }));
    await press(page, button(page, words.other).first());
    await expect(page.locator('input[name="donation-1"]')).toBeFocused();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-total="donation"]')).toContainText('7.00');
    await expect(page.locator('button[aria-pressed="true"]', { hasText: '7.00' })).toBeFocused();
  });

  test(`${language} › by keys: deliveries are confirmed, what is sold out is deleted, and the focus goes on`, async ({
    page,
    isMobile,
  }) => {
    const soldOut = SOLD_OUT[language][isMobile ? 'phone' : 'wide'];
    await goToCheckout(page, { language, shopper: newShopper(), products: [APPLES, CAKE] });
    await expect(page.getByRole('heading', { name: words.comesApart })).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: words.time })).toHaveCount(2);
    await press(page, button(page, words.confirm));
    await expect(page.getByRole('heading', { name: words.deliveries })).toBeVisible();
    await expect(payButton(page, language)).toBeFocused();
    await tabTo(page, button(page, words.changeCakes), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, words.changeCakes)).toBeFocused();

    await putInCart(page, soldOut);
    await sellOut(soldOut);
    await reload(page);
    const gone = page.getByRole('alert').getByRole('button');
    await expect(gone).toBeVisible();
    await press(page, gone);
    await expect(gone).toBeHidden();
    await expect(payButton(page, language)).toBeFocused();
  });

  test(`${language} › paid by keys: the terms are led to, the form's frame is no trap, the bank's page takes the focus`, async ({
    page,
  }) => {
    const frame = FRAME_WORDS[language];
    await goToCheckout(page, { language, shopper: newShopper(), products: [APPLES] });
    await expectReady(page, language);
    // Ways to pay are one group: arrows move within it.
    await press(page, page.getByRole('radio', { name: 'Samsung Pay' }), 'ArrowDown');
    await expect(page.getByRole('radio', { name: words.newCard })).toBeChecked();
    await press(page, payButton(page, language));
    const terms = page.locator('input[name="terms"]');
    await expect(terms).toBeFocused();
    await expect(terms).toBeInViewport();
    await page.keyboard.press('Space');
    await expect(page.getByText(words.terms)).toBeHidden();
    await press(page, payButton(page, language));
    const dialog = page.getByRole('dialog');
    await expect(button(dialog, words.payCard)).toBeVisible();

    // Once around: every field of the frame, then the buttons below it, then the dialog's first again; never the page behind.
    const fields = provider(page).locator('input');
    await expect(fields.first()).toBeFocused();
    for (const at of [1, 2, 3]) {
      await page.keyboard.press('Tab');
      await expect(fields.nth(at)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(button(dialog, words.cancel)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(dialog, words.payCard)).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(element.ownerDocument.activeElement))).toBe(true);
    await tabTo(page, button(dialog, words.cancel));
    await page.keyboard.press('Enter');
    await expect(payButton(page, language)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(dialog, words.payCard)).toBeVisible();
    await expect(fields.first()).toBeFocused();
    for (const typed of [ASKS_3DS, 'Sara', '12/40', '123']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await press(page, button(dialog, words.payCard));

    const confirm = provider(page).getByRole('button', { name: frame.confirm });
    await expect(confirm).toBeVisible();
    await reload(page);
    await press(page, button(page, words.stop));
    await expect(button(page, words.goOn)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectReady(page, language);
    await press(page, payButton(page, language));
    await expect(fields.first()).toBeFocused();
    for (const typed of [ASKS_3DS, 'Sara', '12/40', '123']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await press(page, button(dialog, words.payCard));
    await press(page, confirm);
    await expectThanks(page, language);
  });
}
