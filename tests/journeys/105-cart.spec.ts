/** The cart: from a card and a page, its screen, edits without signal, a price that changed, what is out of stock, notify-me. */
import { expect, test, type Locator, type Page } from '@playwright/test';

import { changeProduct } from '#tests/support/change-product.ts';
import { CARD, hydrated, journeyOnlyIn, LANGUAGES, visit } from '#tests/support/in-both-languages.ts';
import { newShopper, openAs, register, signInByPanel } from '#tests/support/shopper.ts';

const WORDS = {
  en: {
    add: /^Add .* to cart$/,
    more: /^More of /,
    less: /^Less of /,
    added: 'Item added to cart!',
    checkout: 'Checkout',
    goOn: 'Continue shopping',
    empty: 'Your cart is empty',
    offline: 'No signal. You can go on shopping.',
    includesVat: 'Includes VAT',
    was: / was AED \d+\.\d\d and is now AED \d+\.\d\d$/,
    ok: 'Ok',
    remove: 'Remove',
    proceed: 'Remove Out of Stock Products to Proceed.',
    whole: 'See the whole cart',
    age: /^Prices from/,
    next: 'Checkout',
    notify: /^Notify me about /,
    unnotify: /^Remove the notification about /,
    on: 'You will be notified when this product comes back in stock',
    off: 'You have removed the notification alert',
    sections: ['Cart items', 'Gift Box'],
  },
  ar: {
    add: /^أضف .* إلى السلة$/,
    more: /^زيادة /,
    less: /^تقليل /,
    added: 'تمت إضافة المنتج إلى السلة!',
    checkout: 'إتمام الشراء',
    goOn: 'متابعة التسوق',
    empty: 'سلتك فارغة',
    offline: 'لا توجد شبكة. يمكنك متابعة التسوق.',
    includesVat: 'شامل ضريبة القيمة المضافة',
    was: /^كان سعر .* \d+\.\d\d د\.إ\. وأصبح الآن \d+\.\d\d د\.إ\.$/,
    ok: 'حسناً',
    remove: 'إزالة',
    proceed: 'أزل المنتجات غير المتوفّرة للمتابعة.',
    whole: 'عرض السلة كاملة',
    age: /^آخر تحديث للأسعار: /,
    next: 'إتمام الشراء',
    notify: /^أبلغني عند توفّر /,
    unnotify: /^إلغاء التنبيه/,
    on: 'سننبهك عند توفّر هذا المنتج من جديد',
    off: 'لقد ألغيت التنبيه',
    sections: ['منتجات السلة', 'صندوق الهدايا'],
  },
} as const;

const badge = (page: Page): Locator => page.locator('nav a[href$="/cart"] bdi').filter({ visible: true }).first();
const lines = (page: Page): Locator => page.locator('main article[data-variant="view_cart_box"]');
const total = (page: Page): Locator => page.getByTestId('cart-total');
const count = (place: Locator): Locator => place.locator('output');

/** The first cards of a search that can be put in the cart. */
async function buyable(page: Page, name: RegExp): Promise<Locator> {
  const cards = page.locator(CARD).filter({ has: page.getByRole('button', { name }) });
  await expect(cards.first()).toBeVisible();
  return cards;
}

/** Each project has a shelf of its own: what one changes there the other does not see. */
const shelf = (): string => `/searchpage?q=${test.info().project.name === 'phone' ? 'tea' : 'rice'}`;

/** Signed in on the shelf, with this many products of it in the cart; their stock codes. */
async function fillCart(page: Page, language: 'en' | 'ar', many: number): Promise<string[]> {
  await openAs(page, newShopper(), `/${language}/cart`);
  await visit(page, language, shelf());
  const codes: string[] = [];
  for (let at = 0; at < many; at += 1) {
    const card = (await buyable(page, WORDS[language].add)).first();
    const code = (await card.getAttribute('data-stock-code')) ?? '';
    await card.getByRole('button', { name: WORDS[language].add }).click();
    await expect(count(page.locator(`main ${CARD}[data-stock-code="${code}"]`))).toBeVisible();
    codes.push(code);
  }
  return codes;
}

/** What an answer says stands for a quarter of a minute: from now on the page's clock is past that. */
const letAnswersAge = (page: Page): Promise<void> => page.clock.setSystemTime(Date.now() + 30_000);

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

  test(`${language} › a guest's tap completes after signing in; the stepper stands in its place`, async ({ page }) => {
    const shopper = newShopper();
    await register(page.request, shopper);
    await visit(page, language, '/searchpage?q=milk');
    const card = (await buyable(page, words.add)).first();
    const code = await card.getAttribute('data-stock-code');
    await card.getByRole('button', { name: words.add }).click();
    // What is said stays for three seconds: it is looked for while signing in, whatever the machine does in between.
    await Promise.all([page.getByText(words.added).waitFor(), signInByPanel(page, shopper)]);
    const same = page.locator(`main ${CARD}[data-stock-code="${code}"]`);
    const first = Number(await count(same).textContent());
    expect(first).toBeGreaterThan(0);
    await same.getByRole('button', { name: words.more }).click();
    await expect(count(same)).toHaveText(String(first * 2));
    await expect(badge(page)).toContainText('1');
    await same.getByRole('link').first().click({ force: true });
    await hydrated(page);
    await expect(page.locator('main output').first()).toHaveText(String(first * 2));
    for (let step = 0; step < 2; step += 1)
      await page.locator('main').getByRole('button', { name: words.less }).first().click();
    await expect(page.locator('main').getByRole('button', { name: words.add }).first()).toBeVisible();

    // A kit's ingredients are small cards with a round plus of their own.
    await visit(page, language, '/product/cat/fam/x-110020');
    const ingredients = page.locator('section[aria-labelledby="made-with"]');
    await ingredients.getByRole('button', { name: words.add }).first().click();
    await expect(count(ingredients).first()).toBeVisible();
  });

  test(`${language} › the cart's sections, totals and bar; without signal its lines stay and the total is not confirmed`, async ({
    page,
    context,
  }) => {
    await fillCart(page, language, 2);
    // On a wide screen the header's link opens the cart beside the page.
    await page.locator('a[href$="/cart"]:visible').first().click();
    if ((page.viewportSize()?.width ?? 0) > 845) {
      const beside = page.getByRole('dialog');
      await expect(beside.locator('article[data-variant="view_cart_box"]')).toHaveCount(2);
      await beside.getByRole('link', { name: words.whole }).click();
      await expect(beside).toBeHidden();
    }
    for (const title of words.sections) await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(lines(page)).toHaveCount(2);
    const note = page.getByRole('status').filter({ hasText: words.includesVat });
    await expect(note).toBeVisible();
    const before = await total(page).textContent();

    await context.setOffline(true);
    await expect(page.getByText(words.age)).toBeVisible();
    await lines(page).first().getByRole('button', { name: words.more }).click();
    await expect(page.getByText(words.offline)).toBeVisible();
    await expect(note).toBeHidden();

    await context.setOffline(false);
    await expect(note).toBeVisible();
    expect(await total(page).textContent()).not.toBe(before);
    await page.reload();
    await hydrated(page);
    await expect(lines(page)).toHaveCount(2);

    await button(page, words.checkout).click();
    await expect(page.getByRole('heading', { name: words.next })).toBeVisible();
    await page.goBack();
    await expect(lines(page)).toHaveCount(2);
    await expect(async () => {
      if ((await lines(page).count()) > 0)
        await lines(page).first().getByRole('button', { name: words.less }).click({ timeout: 2_000 });
      await expect(lines(page)).toHaveCount(0, { timeout: 200 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByText(words.empty)).toBeVisible();
    await expect(page.getByRole('link', { name: words.goOn })).toBeVisible();
  });

  test(`${language} › a price that changed is said before it counts; what is out of stock is taken out @phone`, async ({
    page,
  }) => {
    const [dearer = '', gone = ''] = await fillCart(page, language, 2);
    await visit(page, language, '/cart');
    await expect(page.getByRole('status').filter({ hasText: words.includesVat })).toBeVisible();
    const restore = [
      await changeProduct(dearer, { price: 12_345, promotionPrice: null }),
      await changeProduct(gone, { isOutOfStock: true }),
    ];
    try {
      await letAnswersAge(page);
      await page.reload();
      const alert = page.getByRole('alertdialog');
      await expect(alert.getByRole('heading')).toHaveText(words.was);
      await expect(alert.getByRole('heading')).toContainText('123.45');
      await alert.getByRole('button', { name: words.ok }).click();
      await expect(alert).toBeHidden();

      await button(page, words.checkout).click();
      const panel = page.getByRole('dialog');
      await expect(panel.getByText(words.proceed)).toBeVisible();
      await panel.getByRole('button', { name: words.remove }).click();
      await expect(panel).toBeHidden();
      await expect(lines(page)).toHaveCount(1);
      await page.reload();
      await hydrated(page);
      await expect(lines(page)).toHaveCount(1);
      await expect(page.getByRole('alertdialog')).toBeHidden();
    } finally {
      for (const back of restore) await back();
    }
  });

  journeyOnlyIn('ar', language)(
    `${language} › notify-me is asked for and taken back, and is remembered @phone`,
    async ({ page }) => {
      const [code = ''] = await fillCart(page, language, 1);
      const path = await page.locator(`main ${CARD}[data-stock-code="${code}"] h3 a`).getAttribute('href');
      const seen = (name: RegExp): Locator =>
        page.locator('main').getByRole('button', { name }).filter({ visible: true }).first();
      const restore = await changeProduct(code, { isOutOfStock: true });
      try {
        await page.goto(path ?? '');
        await hydrated(page);
        await seen(words.notify).click();
        await expect(page.getByText(words.on)).toBeVisible();
        await page.reload();
        await hydrated(page);
        await seen(words.unnotify).click();
        await expect(page.getByText(words.off)).toBeVisible();
        await expect(seen(words.notify)).toBeVisible();
      } finally {
        await restore();
      }
    },
  );
}
