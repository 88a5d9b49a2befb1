/** The account: its home and menu, the profile there and back, a new password, one's own data, leaving for good, and all of it without signal. */
import { readFile } from 'node:fs/promises';

import { expect, test, type Browser, type Page } from '@playwright/test';

import { hydrated, journeyOnlyIn, LANGUAGES, visit } from '#tests/support/in-both-languages.ts';
import { newShopper, openAs, signInByPanel, type Shopper } from '#tests/support/shopper.ts';

const WORDS = {
  en: {
    account: 'My account',
    strip: 'Your account',
    toSilver: '5,000 account points to Silver',
    grocery: 'Sustainable Grocery',
    legal: 'Terms And Privacy',
    regulars: 'My regulars',
    empty: 'You have no existing subscriptions',
    found: 'Find products for it',
    save: 'Save profile',
    saved: 'Profile data successfully updated!',
    locked: 'This field is not editable',
    name: 'Name Should be entered',
    change: 'Change password',
    mismatch: 'Password and confirmation password do not match',
    same: 'Please choose a different password',
    wrongOld: 'The old password is not right',
    changed: 'Password changed successfully',
    delete: 'Delete account',
    skip: 'Skip',
    yes: 'Yes, delete it',
    wrong: 'The email or password is not right',
    deleted: 'Your account is deleted',
    export: 'Export my data',
    logOut: 'Log out',
    network: 'This needs the network.',
    back: 'Back',
    search: 'Search products',
  },
  ar: {
    account: 'حسابي',
    strip: 'حسابك',
    toSilver: 'بقي لك 5,000 نقطة حساب لتصل إلى الفئة الفضية',
    grocery: 'بقالة مستدامة',
    legal: 'الشروط والخصوصية',
    regulars: 'طلباتي المنتظمة',
    empty: 'لا توجد لديك طلبات منتظمة',
    found: 'ابحث عن منتجات مناسبة',
    save: 'حفظ الملف الشخصي',
    saved: 'تم تحديث بيانات الملف الشخصي بنجاح!',
    locked: 'لا يمكن تعديل هذا الحقل',
    name: 'يجب إدخال الاسم',
    change: 'تغيير كلمة المرور',
    mismatch: 'كلمة المرور وتأكيدها غير متطابقين',
    same: 'يرجى اختيار كلمة مرور مختلفة',
    wrongOld: 'كلمة المرور القديمة غير صحيحة',
    changed: 'تم تغيير كلمة المرور بنجاح',
    delete: 'حذف الحساب',
    skip: 'تخطَّ',
    yes: 'نعم، احذفه',
    wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    deleted: 'تم حذف حسابك',
    export: 'تصدير بياناتي',
    logOut: 'تسجيل الخروج',
    network: 'هذا يحتاج إلى شبكة.',
    back: 'رجوع',
    search: 'ابحث في المنتجات',
  },
} as const;

const PROFILE = '/ecomapi/accountinfo/getmyprofile';

/** Another device that is signed in; answers with the status of its reads. */
async function otherDevice(browser: Browser, { email, password }: Shopper): Promise<() => Promise<number>> {
  const { request } = await browser.newContext();
  const data = { email, password };
  await request.post('/ecomapi/accountinfo/login', { headers: { 'x-zad-client': 'web' }, data });
  return async () => (await request.get(PROFILE)).status();
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 845;

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const inEnglish = journeyOnlyIn('en', language);
  const inArabic = journeyOnlyIn('ar', language);

  test.describe(language, () => {
    test('the home shows tier, shortcuts and the menu as it is to be arranged', async ({ page }) => {
      await openAs(page, newShopper('Noura'), `/${language}/account`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.account);
      const strip = page.getByRole('region', { name: words.strip, exact: true });
      await expect(strip).toContainText('Noura');
      await expect(strip).toContainText(words.toSilver);
      // The specification's four shortcuts, and no other.
      for (const path of ['orderhistory', 'mywallet', 'myrewardpoints', 'refertofriends'])
        await expect(strip.locator(`a[href*="/account/${path}"]`)).toHaveCount(1);
      await expect(strip.getByRole('listitem')).toHaveCount(4);
      const menu = page.getByRole('navigation').filter({ has: page.getByRole('heading', { name: words.grocery }) });
      await expect(menu.getByRole('heading').last()).toHaveText(words.grocery);
      await expect(menu.getByRole('heading', { name: words.legal })).toHaveCount(0);
      // What stands right above it on a phone is not said again.
      for (const path of ['orderhistory', 'mywallet'])
        await expect(menu.locator(`a[href$="/account/${path}"]`)).toHaveCount(isPhone(page) ? 0 : 1);
      await expect(menu.locator('a[href$="/account/myfavourites"]')).toHaveCount(isPhone(page) ? 0 : 1);
      await expect(menu.locator('a[href*="tab=lists"]')).toHaveCount(isPhone(page) ? 1 : 0);
      // On a phone the pages about the shop are one row that opens.
      if (isPhone(page)) await menu.getByRole('heading', { name: words.grocery }).click();
      await expect(menu.locator(`a[href="/${language}/sustainablegrocery?tab=esg"]`)).toBeVisible();
    });

    inEnglish('regular orders of somebody who has none: what they are, and the way on and back', async ({ page }) => {
      await openAs(page, newShopper(), `/${language}/account/myregulars`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.regulars);
      await expect(page.getByText(words.empty)).toBeVisible();
      await expect(page.getByRole('link', { name: words.found })).toHaveAttribute('href', /featured=regular/);
      if (isPhone(page)) {
        await page.getByRole('link', { name: words.back, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`/${language}/account$`));
      }
    });

    inEnglish('on a phone a page’s own line is the header, and leads to the search', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAs(page, newShopper(), `/${language}/account/mywallet`);
      const line = page.locator('main header').filter({ has: page.getByRole('heading', { level: 1 }) });
      const search = line.getByRole('link', { name: words.search });
      const shopSearch = page.getByRole('combobox', { name: words.search });
      await expect(shopSearch).toBeHidden();
      await page.mouse.wheel(0, 400);
      await expect.poll(async () => (await line.boundingBox())?.y).toBe(0);
      await search.click();
      await expect(page).toHaveURL(new RegExp(`/${language}/searchpage$`));
      await expect(shopSearch).toBeFocused();
      // A form is not left by accident.
      await visit(page, language, '/account/myprofile');
      await expect(line).toBeVisible();
      await expect(search).toBeHidden();
    });

    test('the profile goes there and back; e-mail and mobile are locked', async ({ page }) => {
      const sara = newShopper();
      await openAs(page, sara, `/${language}/account/myprofile`);
      const field = (name: string) => page.locator(`main [name="${name}"]`);
      await expect(field('email')).toHaveValue(sara.email);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => innerWidth)).toBe(page.viewportSize()?.width);
      for (const name of ['email', 'mobile']) {
        await field(name).focus();
        await expect(page.getByRole('tooltip', { name: words.locked }).filter({ visible: true }).first()).toBeVisible();
        await expect(field(name)).toHaveAttribute('readonly');
        await expect(field(name)).toHaveAccessibleDescription(words.locked);
      }
      // Nothing was changed: there is nothing to save.
      await expect(page.getByRole('button', { name: words.save })).toHaveCount(0);
      // What is typed opens from its row: the name, and the other ways.
      for (const row of await page.locator('main summary').all()) await row.click();
      await field('firstName').fill(' ');
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.name)).toBeVisible();
      await field('firstName').fill('سارة');
      await field('lastName').fill('Al Mansoori');
      await field('alternateEmail').fill('work@example.ae');
      await field('alternateMobile').fill('٠٥٠ ٧٦٥ ٤٣٢١');
      await field('packing').selectOption('reusable');
      await field('alternative').selectOption('similar');
      await field('printsInvoice').check();
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      if (isPhone(page)) await expect(page).toHaveURL(new RegExp(`/${language}/account$`));
      await visit(page, language, '/account/myprofile');
      await expect(field('firstName')).toHaveValue('سارة');
      await expect(field('lastName')).toHaveValue('Al Mansoori');
      await expect(field('alternateEmail')).toHaveValue('work@example.ae');
      await expect(field('alternateMobile')).toHaveValue('507654321');
      await expect(field('packing')).toHaveValue('reusable');
      await expect(field('alternative')).toHaveValue('similar');
      await expect(field('printsInvoice')).toBeChecked();
    });

    inArabic('without signal the profile can be read, and what was typed waits', async ({ page, context }) => {
      await openAs(page, newShopper(), `/${language}/account/myprofile`);
      const firstName = page.locator('main [name="firstName"]');
      await expect(firstName).toHaveValue('Sara');
      await context.setOffline(true);
      await page.locator('main summary').first().click();
      await firstName.fill('Salma');
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.network)).toBeVisible();
      await expect(firstName).toHaveValue('Salma');
      await context.setOffline(false);
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
    });

    inArabic('a new password ends every session, and leads home after two seconds', async ({ page, browser }) => {
      const sara = newShopper();
      await openAs(page, sara, `/${language}/account/changepassword`);
      const elsewhere = await otherDevice(browser, sara);
      expect(await elsewhere()).toBe(200);
      const button = page.getByRole('main').getByRole('button', { name: words.change });
      const fill = async (old: string, fresh: string, again: string): Promise<void> => {
        await page.locator('[name="oldPassword"]').fill(old);
        await page.locator('[name="newPassword"]').fill(fresh);
        await page.locator('[name="confirmation"]').fill(again);
      };
      await expect(button).toBeDisabled();
      const fresh = `${sara.password} and more`;
      for (const [old, one, two, said] of [
        [sara.password, fresh, 'another', words.mismatch],
        [sara.password, sara.password, sara.password, words.same],
        ['not this one', fresh, fresh, words.wrongOld],
      ] as const) {
        await fill(old, one, two);
        await button.click();
        await expect(page.locator('main [aria-invalid=true]')).toBeFocused();
        await expect(page.locator('main').getByText(said)).toBeVisible();
      }
      await fill(sara.password, fresh, fresh);
      await button.click();
      await expect(page.getByText(words.changed)).toBeVisible();
      expect(await elsewhere()).toBe(401);
      expect((await page.request.get(PROFILE)).status()).toBe(401);
      await expect(page).toHaveURL(new RegExp(`/${language}/?$`));
      await visit(page, language, '/account');
      await signInByPanel(page, { email: sara.email, password: fresh });
      await expect(page).toHaveURL(new RegExp(`/${language}/account$`));
    });

    inEnglish('the shopper’s data comes as a file', async ({ page }) => {
      const sara = newShopper();
      await openAs(page, sara, `/${language}/account/myprofile`);
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: words.export }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(/^zad-my-data-\d{4}-\d\d-\d\d\.json$/);
      const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
      expect(data).toMatchObject({ profile: { userEmail: sara.email, userMobile: sara.mobile } });
      expect(data['signIns']).toHaveLength(1);
    });

    inEnglish('an account is deleted after a question, and nothing of it is left', async ({ page, browser }) => {
      const sara = newShopper();
      await openAs(page, sara, `/${language}/account/myprofile`);
      const elsewhere = await otherDevice(browser, sara);
      await page.getByRole('main').getByRole('button', { name: words.delete }).click();
      const panel = page.getByRole('dialog');
      await expect(panel.locator('[name="email"]')).toHaveValue(sara.email);
      await expect(panel.locator('[name="email"]')).toHaveAttribute('readonly');
      const remove = panel.getByRole('button', { name: words.delete });
      await expect(remove).toBeDisabled();
      await panel.locator('[name="password"]').fill('not this one');
      await remove.click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.skip }).click();
      expect(await elsewhere()).toBe(200);
      await remove.click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.yes }).click();
      await expect(panel.getByText(words.wrong)).toBeVisible();
      await panel.locator('[name="password"]').fill(sara.password);
      await remove.click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.yes }).click();
      await expect(page.getByText(words.deleted)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${language}/?$`));
      expect(await elsewhere()).toBe(401);
      const left = await page.evaluate(async () => ({
        databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
        stored: JSON.stringify(Object.entries(localStorage)),
      }));
      expect(left.databases.filter((name) => name.startsWith('zad-user-'))).toEqual([]);
      expect(left.stored).not.toContain(sara.email);
    });

    test('logging out returns home and takes everything along', async ({ page }) => {
      await openAs(page, newShopper(), `/${language}/account`);
      await page.getByRole('button', { name: words.logOut, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/?$`));
      await hydrated(page);
      await expect.poll(async () => (await page.request.get(PROFILE)).status()).toBe(401);
      await visit(page, language, '/account/myprofile');
      await expect(page.getByRole('dialog').locator('input[name="password"]')).toBeVisible();
    });
  });
}
