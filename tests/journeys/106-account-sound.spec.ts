/** The signed-in shopper's screens and the panels of signing in: nothing for axe to find, no error, nothing against the policy. */
import { expect, test } from '@playwright/test';

import { LANGUAGES, visit } from '#tests/support/in-both-languages.ts';
import { newShopper, openAs } from '#tests/support/shopper.ts';
import { complaintsOf, expectSound } from '#tests/support/soundness.ts';

const SCREENS = [
  '/account',
  '/account/myprofile',
  '/account/changepassword',
  '/account/deleteaccount',
  '/account/myaddress',
  '/account/myaddressdetails?newAddress=true',
  '/account/updatelocationpin?newAddress=true',
  '/account/orderhistory',
  '/account/livechat',
  '/account/refertofriends',
  '/account/myvouchers',
  '/account/mystatement',
  '/account/returnbox',
  '/account/monthlystatement?year=2026&month=11',
];

/** A wide screen sets the same frame round each of them: the menu, a form and the map are looked at there. */
const WIDE_SCREENS = new Set([SCREENS[0], SCREENS[1], SCREENS[6]]);

const PANELS = [/^(Create an account|إنشاء حساب)$/, /^(Forgot password\?|هل نسيت كلمة المرور؟)$/];

for (const language of LANGUAGES) {
  test(`${language} › the account’s screens are sound`, async ({ page, isMobile }) => {
    await openAs(page, newShopper(), `/${language}/account`);
    const complaints = complaintsOf(page);
    for (const screen of SCREENS.filter((one) => isMobile || WIDE_SCREENS.has(one))) {
      await test.step(screen, async () => {
        await visit(page, language, screen);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectSound(page);
      });
    }
    expect(complaints).toEqual([]);
  });

  for (const name of PANELS) {
    test(`${language} › the panel ${name.source} is sound`, async ({ page }) => {
      await visit(page, language, '/account');
      await page.getByRole('dialog').getByRole('button', { name }).click();
      await expect(page.getByRole('dialog').locator('input').first()).toBeVisible();
      await expectSound(page, '[role=dialog]');
    });
  }
}
