/** A shopper's addresses: over the map by keyboard, the form, the default, deleting, a refused location, no signal. */
import { expect, test, type Locator, type Page } from '@playwright/test';

import { hydrated, journeyOnlyIn, LANGUAGES, visit, type Language } from '#tests/support/in-both-languages.ts';
import { addAddressByCall, newShopper, openAs } from '#tests/support/shopper.ts';
import { expectSound } from '#tests/support/soundness.ts';

const WORDS = {
  en: {
    addNew: 'Add new address',
    pin: 'Pin. Arrow keys move it, with Shift further; + and − zoom.',
    confirm: 'Confirm pin',
    skip: 'Skip',
    locate: 'Locate Me',
    denied: 'Permissions denied',
    pinned: 'Your pin is on the map',
    save: 'Save address',
    added: 'Address successfully added!',
    updated: 'Address successfully updated!',
    madeDefault: 'Default address updated successfully!',
    deleted: 'Address deleted successfully!',
    setDefault: 'Set default',
    deliverHere: 'Deliver here',
    isDefault: 'Default',
    edit: 'Edit',
    remove: 'Delete',
    title: 'Delete Address',
    question: 'Are you sure to delete this address?',
    yes: 'Yes',
    no: 'No',
    work: 'Work',
    home: 'Home',
    dubai: 'Dubai',
    marina: 'Dubai Marina',
    noOptions: 'No options available',
    chooseEmirate: 'Please choose an emirate',
    needsNetwork: 'Saving an address needs the network. What you type stays here.',
    notSaved: 'This needs the network. What you typed stays here until there is a signal.',
    asOf: /^Last updated/,
  },
  ar: {
    addNew: 'إضافة عنوان جديد',
    pin: 'علامة الموقع. حرّكها بمفاتيح الأسهم، ومع Shift أبعد؛ + و− للتكبير والتصغير.',
    confirm: 'تأكيد الموقع',
    skip: 'تخطَّ',
    locate: 'حدّد موقعي',
    denied: 'لم يُسمح بالوصول إلى الموقع',
    pinned: 'موقعك محدد على الخريطة',
    save: 'حفظ العنوان',
    added: 'تمت إضافة العنوان بنجاح!',
    updated: 'تم تحديث العنوان بنجاح!',
    madeDefault: 'تم تحديث العنوان الافتراضي بنجاح!',
    deleted: 'تم حذف العنوان بنجاح!',
    setDefault: 'اجعله الافتراضي',
    isDefault: 'الافتراضي',
    edit: 'تعديل',
    remove: 'حذف',
    title: 'حذف العنوان',
    question: 'هل تريد حذف هذا العنوان؟',
    yes: 'نعم',
    no: 'لا',
    work: 'العمل',
    home: 'المنزل',
    dubai: 'دبي',
    marina: 'دبي مارينا',
    noOptions: 'لا توجد خيارات',
    chooseEmirate: 'يرجى اختيار الإمارة',
    needsNetwork: 'حفظ العنوان يحتاج إلى اتصال بالإنترنت. ما تكتبه يبقى هنا.',
    deliverHere: 'التوصيل إلى هنا',
    notSaved: 'هذا يحتاج إلى شبكة. ما كتبته يبقى هنا حتى تعود الشبكة.',
    asOf: /^آخر تحديث/,
  },
} as const;

const LIST = '/account/myaddress';
const cards = (page: Page): Locator => page.locator('article[data-address]');
const field = (page: Page, name: string): Locator => page.locator(`input[name="${name}"]`);

/** Chooses by typing and the keyboard alone; `found`: what the choice is called, where that is not what is typed. */
async function choose(page: Page, name: string, typed: string, found = typed): Promise<void> {
  const input = field(page, name);
  // Shown before it is clicked, as a hand does it: a list that has just opened closes when the page below it scrolls.
  await input.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  await input.click();
  await input.fill(typed);
  // Of this field: that of the one before may be there still.
  await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
  await input.press('Enter');
}

/** Fills the form that is open, in words of either language. */
async function write(page: Page, language: Language, line1: string): Promise<void> {
  await choose(page, 'addrStateDocno', WORDS[language].dubai);
  if (language === 'en') await choose(page, 'addrAreaDocno', 'Dubai Marina');
  else await choose(page, 'addrAreaDocno', 'مرسى دبي', 'دبي مارينا');
  await field(page, 'addrLine1').fill(line1);
  await field(page, 'addrMobile').fill('٠٥٠ ١٢٣ ٤٥٦٧');
}

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

  test(`${language} › an address is added over the map by keyboard, changed, made the default and deleted ${language === 'ar' ? '@phone' : '@wide'}`, async ({
    page,
  }) => {
    await openAs(page, newShopper(), `/${language}${LIST}`);
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await button(page, words.addNew).click();
    await expect(page).toHaveURL(/updatelocationpin\?newAddress=true$/);

    const pin = page.getByLabel(words.pin);
    await pin.focus();
    for (let step = 0; step < 3; step += 1) await pin.press('ArrowUp');
    await button(page, words.confirm).click();
    await expect(page).toHaveURL(
      /myaddressdetails\?newAddress=true&addressLatitude=25\.\d{6}&addressLongitude=55\.\d{6}/,
    );
    const north = Number(new URL(page.url()).searchParams.get('addressLatitude'));
    expect(north).toBeGreaterThan(25.169676);
    await expect(page.getByText(words.pinned)).toBeVisible();
    // The emirate that the pin is in is there already.
    await expect(field(page, 'addrStateDocno')).toHaveValue(words.dubai);

    await button(page, words.save).click();
    await expect(field(page, 'addrLine1')).toBeFocused();
    await field(page, 'addrAreaDocno').click();
    await field(page, 'addrAreaDocno').fill('xyzzy');
    await expect(page.getByText(words.noOptions)).toBeVisible();
    await field(page, 'addrAreaDocno').press('Escape');
    await write(page, language, 'Villa 12, Street 8');
    await field(page, 'addrLandMark').fill('Behind the mosque');
    await button(page, words.save).click();
    await expect(page.getByText(words.added)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(words.home);
    await expect(cards(page)).toContainText('Villa 12, Street 8');
    await expect(cards(page)).toContainText('+971 50 123 4567');
    await expect(cards(page)).toContainText(words.isDefault);

    // A second one, with the map skipped.
    await button(page, words.addNew).click();
    await button(page, words.skip).click();
    await page.getByRole('radio', { name: words.work }).check();
    // It begins in the area that the header names.
    await expect(field(page, 'addrStateDocno')).toHaveValue(words.dubai);
    await expect(field(page, 'addrAreaDocno')).toHaveValue(words.marina);
    await field(page, 'addrLine1').fill('Office 4');
    await button(page, words.save).click();
    await expect(cards(page)).toHaveCount(2);
    const office = cards(page).filter({ hasText: 'Office 4' });
    await office.getByRole('button', { name: words.setDefault }).click();
    await expect(page.getByText(words.madeDefault)).toBeVisible();
    await expect(cards(page).first()).toContainText('Office 4');
    await expect(office.getByRole('button', { name: words.setDefault })).toBeHidden();

    await office.getByRole('button', { name: new RegExp(`^${words.edit}`) }).click();
    await expect(page).toHaveURL(/myaddressdetails\?addrDocno=\d+&updateAddress=true$/);
    await expect(field(page, 'addrLine1')).toHaveValue('Office 4');
    await field(page, 'addrLine1').fill('Office 5');
    await button(page, words.save).click();
    await expect(page.getByText(words.updated)).toBeVisible();
    await expect(cards(page).first()).toContainText('Office 5');

    const question = page.getByRole('alertdialog', { name: words.title });
    await cards(page)
      .first()
      .getByRole('button', { name: new RegExp(`^${words.remove}`) })
      .click();
    await expect(question).toContainText(words.question);
    await question.getByRole('button', { name: words.no, exact: true }).click();
    await expect(cards(page)).toHaveCount(2);
    await cards(page)
      .first()
      .getByRole('button', { name: new RegExp(`^${words.remove}`) })
      .click();
    await question.getByRole('button', { name: words.yes, exact: true }).click();
    await expect(page.getByText(words.deleted)).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(words.isDefault);
  });

  journeyOnlyIn('en', language)(
    `${language} › a refused location is said, and an empty form says what it needs @phone`,
    async ({ page, context }) => {
      await context.clearPermissions();
      await openAs(page, newShopper(), `/${language}/account/updatelocationpin?newAddress=true`);
      await button(page, words.locate).click();
      await expect(page.getByRole('alert').filter({ hasText: words.denied })).toBeVisible();
      await button(page, words.skip).click();
      await button(page, words.save).click();
      await expect(page.getByText(words.chooseEmirate)).toBeVisible();
      await expect(field(page, 'addrStateDocno')).toBeFocused();
    },
  );

  journeyOnlyIn('ar', language)(
    `${language} › without signal the addresses are read, and an edit keeps what was typed @phone`,
    async ({ page, context }) => {
      await openAs(page, newShopper(), `/${language}/account/myaddressdetails?newAddress=true`);
      await write(page, language, 'Villa 12');
      await button(page, words.save).click();
      await expect(cards(page)).toHaveCount(1);
      await cards(page)
        .getByRole('button', { name: new RegExp(`^${words.edit}`) })
        .click();
      await expect(field(page, 'addrLine1')).toHaveValue('Villa 12');
      await context.setOffline(true);
      await expect(page.getByText(words.needsNetwork)).toBeVisible();
      await field(page, 'addrLine1').fill('Villa 13');
      await button(page, words.save).click();
      await expect(page.getByRole('alert').filter({ hasText: words.notSaved })).toBeVisible();
      await expect(field(page, 'addrLine1')).toHaveValue('Villa 13');
      await page.goBack();
      await expect(cards(page)).toContainText('Villa 12');
      await expect(page.getByText(words.asOf)).toBeVisible();
      await cards(page)
        .getByRole('button', { name: new RegExp(`^${words.edit}`) })
        .click();
      await expect(field(page, 'addrLine1')).toHaveValue('Villa 13');
      await context.setOffline(false);
      await button(page, words.save).click();
      await expect(page.getByText(words.updated)).toBeVisible();
      await expect(cards(page)).toContainText('Villa 13');
      await page.reload();
      await hydrated(page);
      await expect(cards(page)).toContainText('Villa 13');
    },
  );

  test(`${language} › the address drawer opens from the header and from the account, and closes after a save ${language === 'en' ? '@phone' : '@wide'}`, async ({
    page,
  }) => {
    await openAs(page, newShopper(), `/${language}/account`);
    await addAddressByCall(page, 'home', 'Villa 12');
    await addAddressByCall(page, 'work', 'Office 4');
    await visit(page, language);
    const place = page.locator('[data-deliver-to]');
    const drawers = page.getByRole('dialog');
    await place.click();
    await expect(cards(page)).toHaveCount(2);
    await expect(place).toContainText(words.home);
    await expectSound(page, '[role=dialog]');

    const office = cards(page).filter({ hasText: 'Office 4' });
    await office.getByRole('button', { name: words.deliverHere }).click();
    await expect(page.getByText(words.madeDefault)).toBeVisible();
    await expect(place).toContainText(words.work);
    await expect(drawers).toHaveCount(0);

    // A tap beside the buttons chooses it too.
    await place.click();
    const villa = cards(page).filter({ hasText: 'Villa 12' });
    const written = await villa.getByText('Villa 12').boundingBox();
    await page.mouse.click((written?.x ?? 0) + 5, (written?.y ?? 0) + 5);
    await expect(place).toContainText(words.home);
    await expect(drawers).toHaveCount(0);

    await place.click();
    await office.getByRole('button', { name: new RegExp(`^${words.edit}`) }).click();
    await expect(drawers).toHaveCount(2);
    await expectSound(page, '[role=dialog]');
    await field(page, 'addrLine1').fill('Office 5');
    await button(page, words.save).click();
    await expect(page.getByText(words.updated)).toBeVisible();
    await expect(drawers).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/${language}/?$`));

    await place.click();
    await button(page, words.addNew).click();
    await expect(page.getByLabel(words.pin)).toBeVisible();
    await expectSound(page, '[role=dialog]');
    await button(page, words.skip).click();
    await write(page, language, 'Flat 9');
    await button(page, words.save).click();
    await expect(page.getByText(words.added)).toBeVisible();
    await expect(drawers).toHaveCount(0);

    await place.click();
    const flat = cards(page).filter({ hasText: 'Flat 9' });
    await flat.getByRole('button', { name: new RegExp(`^${words.remove}`) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.yes, exact: true }).click();
    await expect(cards(page)).toHaveCount(2);
  });
}
