/** Coming in and going out: register with a code, sign in, social providers, forgot password, gated taps, nothing left behind. */
import { expect, test, type Page } from '@playwright/test';

import { CARD, LANGUAGES, visit, type Language } from '#tests/support/in-both-languages.ts';
import { newestCode, newShopper, openAs, register, signInByPanel } from '#tests/support/shopper.ts';

const WORDS = {
  en: {
    create: 'Create an account',
    send: 'Send code',
    sent: (phone: string) => `SMS Sent to: ${phone}`,
    success: 'Registration Success!',
    firstProblem: 'Password Should be entered',
    ready: 'Your account is ready. Sign in to start.',
    toConfirm: 'Confirm your email',
    confirm: 'Confirm email',
    confirmed: 'Your email is confirmed',
    both: 'Please enter email and password',
    forgot: 'Forgot password?',
    verify: 'Verify',
    verified: 'Verified Successfully !!!',
    set: 'Set new password',
    done: 'Update Successfully !!!',
    as: (name: string) => `You are signed in as ${name}`,
    again: 'You have been signed out. Sign in again and pick up where you left off.',
    mismatch: 'Passwords do not match',
    save: 'Save profile',
    saved: 'Profile data successfully updated!',
  },
  ar: {
    create: 'إنشاء حساب',
    send: 'إرسال الرمز',
    sent: (phone: string) => `أُرسلت رسالة نصية إلى: \u2066${phone}\u2069`,
    success: 'تم التسجيل بنجاح!',
    firstProblem: 'يجب إدخال كلمة المرور',
    ready: 'حسابك جاهز. سجّل الدخول للبدء.',
    toConfirm: 'أكّد بريدك الإلكتروني',
    confirm: 'تأكيد البريد الإلكتروني',
    confirmed: 'تم تأكيد بريدك الإلكتروني',
    both: 'يرجى إدخال البريد الإلكتروني وكلمة المرور',
    forgot: 'هل نسيت كلمة المرور؟',
    verify: 'تحقّق',
    verified: 'تم التحقّق بنجاح !!!',
    set: 'حفظ كلمة المرور',
    done: 'تم التحديث بنجاح !!!',
    as: (name: string) => `تم تسجيل دخولك باسم ${name}`,
    again: 'تم تسجيل خروجك. سجّل الدخول مرة أخرى وتابع من حيث توقفت.',
    mismatch: 'كلمتا المرور غير متطابقتين',
    save: 'حفظ الملف الشخصي',
    saved: 'تم تحديث بيانات الملف الشخصي بنجاح!',
  },
} as const;

async function openLogin(page: Page, language: Language): Promise<void> {
  await visit(page, language, '/account');
  await expect(page.getByRole('dialog').locator('input[name="email"]')).toBeVisible();
}

/** The popup is one for all three and for both languages; a wide screen has it as a window of its own. */
const POPUPS_EN = [
  ['Google', ''],
  ['Apple', ' @phone'],
] as const;
const POPUPS_AR = [['Facebook', ' @phone']] as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const panel = (page: Page) => page.getByRole('dialog');

  test(`${language} › a shopper registers with a code out of the outbox, signs in and confirms the email`, async ({
    page,
  }) => {
    const sara = newShopper();
    await openLogin(page, language);
    await panel(page).getByRole('button', { name: words.create }).click();
    // The number comes first, and what else it takes once it is known.
    await panel(page).getByRole('button', { name: words.send }).click();
    await expect(panel(page).locator('[aria-invalid="true"]')).toHaveCount(1);
    await panel(page).locator('input[name="cellphone"]').fill(sara.mobile.replace('+971', ''));
    await panel(page).locator('input[name="cellphone"]').press('Enter');
    await expect(panel(page).getByText(words.sent(sara.mobile))).toBeVisible();
    await expect(panel(page).locator('input[name="providerCode"]')).toBeFocused();
    await panel(page).getByRole('button', { name: words.create }).click();
    await expect(panel(page).locator('[aria-invalid="true"]')).toHaveCount(4);
    await expect(page.locator('[aria-live="polite"]').getByText(words.firstProblem)).toBeVisible();
    await panel(page).locator('input[name="firstname"]').fill(sara.firstName);
    await panel(page).locator('input[name="email"]').fill(sara.email);
    await panel(page).locator('input[name="password"]').fill(sara.password);
    await panel(page)
      .locator('input[name="providerCode"]')
      .fill(await newestCode(page.request, sara.mobile));
    await panel(page).locator('input[name="providerCode"]').press('Enter');
    await expect(page.getByText(words.success)).toBeVisible();
    // They need not sign in to what they have just made.
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/${language}/account$`));
    await page.getByRole('button', { name: words.toConfirm }).click();
    await panel(page)
      .locator('input[name="code"]')
      .fill(await newestCode(page.request, sara.email, 'confirms your e-mail'));
    await panel(page).getByRole('button', { name: words.confirm }).click();
    await expect(page.getByText(words.confirmed)).toBeVisible();
    await expect(page.getByRole('button', { name: words.toConfirm })).toHaveCount(0);
  });

  test(`${language} › the login panel asks for both, by Enter, and a tap that needed an account completes @phone`, async ({
    page,
  }) => {
    const sara = newShopper();
    await register(page.request, sara);
    await visit(page, language, '/searchpage?q=milk');
    await page
      .locator(CARD)
      .getByRole('button', { name: language === 'en' ? / to cart$/ : / إلى السلة$/ })
      .first()
      .click();
    await panel(page).locator('input[name="password"]').press('Enter');
    await expect(panel(page).getByRole('alert')).toHaveText(words.both);
    await panel(page).locator('input[name="email"]').fill(sara.email);
    await panel(page).locator('input[name="password"]').fill(sara.password);
    await panel(page).locator('input[name="password"]').press('Enter');
    await expect(page.locator(`${CARD} [role="group"]`).first()).toContainText('1');
    await expect(page).toHaveURL(/searchpage\?q=milk/);
  });

  test(`${language} › a forgotten password is replaced with the code that was sent @phone`, async ({ page }) => {
    const sara = newShopper();
    await register(page.request, sara);
    await openLogin(page, language);
    await panel(page).getByRole('button', { name: words.forgot }).click();
    await panel(page).locator('input[name="email"]').fill(sara.email);
    await panel(page).getByRole('button', { name: words.send }).click();
    await expect(panel(page).locator('input[name="code"]')).toBeFocused();
    const code = () => newestCode(page.request, sara.mobile, 'new password').catch(() => '');
    await expect.poll(code).not.toBe('');
    await panel(page)
      .locator('input[name="code"]')
      .fill(await code());
    await panel(page).getByRole('button', { name: words.verify, exact: true }).click();
    await expect(page.getByText(words.verified)).toBeVisible();
    const [first, second] = [
      panel(page).locator('input[autocomplete="new-password"]').first(),
      panel(page).locator('input[autocomplete="new-password"]').last(),
    ];
    await first.fill('a new camel');
    await second.fill('another camel');
    await panel(page).getByRole('button', { name: words.set }).click();
    await expect(panel(page).getByRole('alert')).toHaveText(words.mismatch);
    await second.fill('a new camel');
    await panel(page).getByRole('button', { name: words.set }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await signInByPanel(page, { email: sara.email, password: 'a new camel' });
    await expect(page).toHaveURL(new RegExp(`/${language}/account$`));
  });

  for (const [provider, where] of language === 'en' ? POPUPS_EN : POPUPS_AR) {
    test(`${language} › ${provider} signs in by popup${where}`, async ({ page }) => {
      const outside: string[] = [];
      page.context().on('request', (request) => {
        if (!/^https?:\/\/(127\.0\.0\.1|localhost)[:/]|^(blob|data|chrome)/.test(request.url()))
          outside.push(request.url());
      });
      await openLogin(page, language);
      const button = panel(page).getByRole('button', { name: provider });
      await button.hover();
      await expect(button).toHaveAttribute('aria-disabled', 'false');
      const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
      await popup.locator('input[type="email"]').fill(`${provider}.${Date.now()}.${language}@example.ae`.toLowerCase());
      await popup.locator('input[name="name"]').fill('Noor Ali');
      await popup
        .locator('button.main')
        .click({ noWaitAfter: true })
        .catch(() => undefined);
      await expect(page).toHaveURL(new RegExp(`/${language}/account$`));
      expect(outside).toEqual([]);
    });
  }

  test(`${language} › a session that ends hides the page, asks to sign in again, and goes on @phone`, async ({
    page,
  }) => {
    const sara = newShopper();
    await openAs(page, sara, `/${language}/account/myprofile`);
    const name = page.locator('main [name="firstName"]');
    await expect(name).toHaveValue('Sara');
    await page.locator('main summary').first().click();
    await name.fill('Sarah');
    await page.context().clearCookies({ name: 'zad' });
    await page.getByRole('button', { name: words.save }).click();
    await expect(panel(page).getByText(words.again)).toBeVisible();
    await expect(name).toBeHidden();
    await signInByPanel(page, sara);
    await expect(page.getByText(words.saved)).toBeVisible();
  });
}
