/** The address form from within checkout; the map has a page of its own, since checkout has none. Walked by `npm run journeys -- money` alone. */
import { expect, test } from '@playwright/test';

import { button, expectReady, goToCheckout, reload } from '#tests/support/at-checkout.ts';
import { CHECKOUT_STEPS } from '#tests/support/checkout-steps.ts';
import { AT_CHECKOUT } from '#tests/support/checkout-words.ts';
import { hydrated, languagesFor } from '#tests/support/in-both-languages.ts';
import { newShopper } from '#tests/support/shopper.ts';

const APPLES = '101001';
const WORDS = {
  en: {
    edit: 'Edit Home',
    pin: 'Pin. Arrow keys move it, with Shift further; + and − zoom.',
    setPin: 'Set the pin',
    movePin: 'Move the pin',
    confirm: 'Confirm pin',
    pinned: 'Your pin is on the map',
    save: 'Save address',
    addNew: 'Add new address',
    skip: 'Skip',
    dubai: 'Dubai',
    area: 'Dubai Marina',
  },
  ar: {
    edit: 'تعديل المنزل',
    pin: 'علامة الموقع. حرّكها بمفاتيح الأسهم، ومع Shift أبعد؛ + و− للتكبير والتصغير.',
    setPin: 'تحديد الموقع',
    movePin: 'تغيير الموقع',
    confirm: 'تأكيد الموقع',
    pinned: 'موقعك محدد على الخريطة',
    save: 'حفظ العنوان',
    addNew: 'إضافة عنوان جديد',
    skip: 'تخطَّ',
    dubai: 'دبي',
    area: 'دبي مارينا',
  },
} as const;

for (const language of languagesFor('en')) {
  const words = AT_CHECKOUT[language];
  const own = WORDS[language];

  test(`${language} › an address is changed and another added from checkout: the map is on its own page, and what was typed and chosen is there again`, async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.locator(`input[name="${name}"]`);
    await goToCheckout(page, { language, shopper: newShopper(), products: [APPLES] });
    await expectReady(page, language);
    const kept = CHECKOUT_STEPS.filter(({ name }) => name === 'instructions' || name === 'a donation');
    for (const { take } of kept) await take(page, language);
    const expectKept = async (): Promise<void> => {
      await expectReady(page, language);
      for (const { seen } of kept) await expect(seen(page, language)).toBeVisible();
    };

    await button(page, words.changeAddress).click();
    await button(page, own.edit).click();
    await expect(page).toHaveURL(/\/checkout\?addrDocno=\d+&updateAddress=true$/);
    await field('addrLandMark').fill('Behind the mosque');
    await button(dialog, own.setPin).click();
    await expect(page).toHaveURL(/\/account\/updatelocationpin\?addrDocno=\d+&for=checkout$/);
    const pin = page.getByLabel(own.pin);
    await expect(pin).toBeVisible();
    // Back from the map: the form is open again, and holds what was typed.
    await page.goBack();
    await hydrated(page);
    await expect(field('addrLandMark')).toHaveValue('Behind the mosque');
    await button(dialog, own.setPin).click();
    await pin.focus();
    await page.keyboard.press('ArrowUp');
    await button(page, own.confirm).click();
    await expect(page).toHaveURL(/\/checkout\?addrDocno=\d+&updateAddress=true&addressLatitude=/);
    await expect(dialog.getByText(own.pinned)).toBeVisible();
    await expect(button(dialog, own.movePin)).toBeVisible();
    await expect(field('addrLandMark')).toHaveValue('Behind the mosque');
    await button(dialog, own.save).click();
    await expect(dialog).toBeHidden();
    await expectKept();

    // A new one is where the order goes: it was added for it.
    await button(page, words.changeAddress).click();
    await button(page, own.addNew).click();
    await expect(page).toHaveURL(/\/account\/updatelocationpin\?newAddress=true&for=checkout$/);
    await button(page, own.skip).click();
    await expect(page).toHaveURL(/\/checkout\?newAddress=true$/);
    await field('addrLine1').fill('Office 1204');
    for (const [name, typed] of [
      ['addrStateDocno', own.dubai],
      ['addrAreaDocno', own.area],
    ] as const) {
      await field(name).click();
      await field(name).fill(typed);
      await expect(page.getByRole('option', { name: typed }).first()).toBeVisible();
      await field(name).press('Enter');
    }
    await button(dialog, own.save).click();
    await expect(dialog).toBeHidden();
    await expectKept();
    await expect(page.getByRole('main')).toContainText('Office 1204');
    await reload(page);
    await expectKept();
    await expect(page.getByRole('main')).toContainText('Office 1204');
  });
}
