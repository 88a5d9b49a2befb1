/**
 * Reload, Back and a second tab at each step of checkout: what was typed and chosen is there again, and nothing is paid twice. One table of
 * steps, walked by `npm run journeys -- money` alone.
 */
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
  typeCard,
} from '#tests/support/at-checkout.ts';
import { AT_CHECKOUT } from '#tests/support/checkout-words.ts';
import { hydrated, languagesFor, visit, type Language } from '#tests/support/in-both-languages.ts';
import { openStore } from '#tests/support/journey-server.ts';
import { Phone } from '#tests/support/phone.ts';
import { addAddressByCall, logInByCall, newShopper, register, signInByPanel } from '#tests/support/shopper.ts';

const APPLES = '101001';
const CAKE = '125013';
const ASKS_3DS = '4000000000003220';

interface Step {
  readonly name: string;
  readonly take: (page: Page, language: Language) => Promise<void>;
  /** What a shopper sees of it, also after a reload, in another tab and on coming back. */
  readonly seen: (page: Page, language: Language) => Locator;
}

const STEPS: readonly Step[] = [
  {
    name: 'deliveries that come apart are confirmed',
    take: async (page, language) => {
      const { cakes, time, confirm, deliveries } = AT_CHECKOUT[language];
      const times = page.getByRole('region', { name: cakes }).getByRole('radiogroup', { name: time });
      await times.getByRole('radio').and(page.locator(':enabled')).last().check({ force: true });
      await button(page, confirm).click();
      await expect(page.getByRole('heading', { name: deliveries })).toBeVisible();
    },
    seen: (page, language) => page.getByRole('heading', { name: AT_CHECKOUT[language].deliveries }),
  },
  {
    name: 'a contact number of this order',
    take: async (page, language) => {
      await button(page, AT_CHECKOUT[language].changeContact).click();
      await page.locator('input[name="contact"]').fill('521112222');
      await page.keyboard.press('Enter');
    },
    seen: (page) => page.getByText('+971 52 111 2222'),
  },
  {
    name: 'instructions',
    take: async (page, language) => {
      await page.getByText(AT_CHECKOUT[language].wishes).click();
      await page.locator('textarea[name="special"]').fill('Ring twice');
    },
    seen: (page) => page.locator('summary', { hasText: 'Ring twice' }),
  },
  {
    name: 'a code',
    take: async (page, language) => {
      await page.getByText(AT_CHECKOUT[language].savings).click();
      await page.locator('input[name="discount-code"]').fill('FRESH10');
      await page.keyboard.press('Enter');
    },
    seen: (page) => page.locator('summary', { hasText: 'FRESH10' }),
  },
  {
    name: 'a donation',
    take: async (page, language) => {
      await page.getByText(AT_CHECKOUT[language].donate, { exact: true }).click();
      await button(page, language === 'en' ? 'AED 5' : '5 د.إ.')
        .first()
        .click();
    },
    seen: (page) => page.locator('[data-total="donation"]', { hasText: '5.00' }),
  },
  {
    name: 'a way to pay',
    take: (page, language) => page.getByRole('radio', { name: AT_CHECKOUT[language].newCard }).check(),
    seen: (page, language) => page.getByRole('radio', { name: AT_CHECKOUT[language].newCard, checked: true }),
  },
];

for (const language of languagesFor('en')) {
  const words = AT_CHECKOUT[language];

  test(`${language} › each step is there again after a reload, in a second tab and after Back`, async ({ page }) => {
    await goToCheckout(page, { language, shopper: newShopper(), products: [APPLES, CAKE] });
    await expect(page.getByRole('heading', { name: words.comesApart })).toBeVisible();
    for (const [at, { name, take }] of STEPS.entries()) {
      await test.step(name, async () => {
        await take(page, language);
        await expectReady(page, language);
        const before = STEPS.slice(0, at + 1);
        const expectAll = async (shown: Page): Promise<void> => {
          await expectReady(shown, language);
          for (const { seen } of before) await expect(seen(shown, language)).toBeVisible();
        };
        await expectAll(page);
        await reload(page);
        await expectAll(page);
        const second = await page.context().newPage();
        await visit(second, language, '/checkout');
        await expectAll(second);
        await second.close();
        await visit(page, language, '/cart');
        await page.goBack();
        await hydrated(page);
        await expectAll(page);
      });
    }
  });

  test(`${language} › a payment under way is one in each tab, after Back, a reload and the thank-you page`, async ({
    page,
  }) => {
    await goToCheckout(page, { language, shopper: newShopper(), products: [APPLES] });
    await typeCard(page, language, ASKS_3DS);
    await expect(provider(page).getByRole('button', { name: FRAME_WORDS[language].confirm })).toBeVisible();
    const underWay = (shown: Page): Locator => shown.getByRole('heading', { name: words.underWay });
    const second = await page.context().newPage();
    await visit(second, language, '/checkout');
    await expect(underWay(second)).toBeVisible();
    await expect(payButton(second, language)).toHaveCount(0);
    await visit(page, language, '/cart');
    await page.goBack();
    await hydrated(page);
    await expect(underWay(page)).toBeVisible();
    await reload(page);
    await button(page, words.finish).click();
    await provider(page).getByRole('button', { name: FRAME_WORDS[language].confirm }).click();
    await expectThanks(page, language);
    const thanks = page.url();

    // The other tab hears of it when the shopper comes back to it, and nowhere is anything left to be paid.
    await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expectThanks(second, language);
    expect(second.url()).toBe(thanks);
    await reload(page);
    await expectThanks(page, language);
    await page.goBack();
    await hydrated(page);
    await expect(payButton(page, language)).toHaveCount(0);
    await visit(page, language, '/checkout');
    await expect(page.getByRole('alertdialog')).toContainText(words.closed);
  });

  test(`${language} › a new version that another tab takes does not load checkout again`, async ({ page }) => {
    await goToCheckout(page, { language, shopper: newShopper(), products: [APPLES] });
    await expectReady(page, language);
    await page.evaluate(() => {
      document.documentElement.dataset['mark'] = 'the same page';
      // The first worker that takes over, and the one of a new version.
      for (const _ of [1, 2]) navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    });
    // Longer than a page needs to be loaded again.
    await page.waitForTimeout(1500);
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'the same page');
    const loaded = page.waitForEvent('load');
    await page.locator('main a[href$="/cart"]').first().click();
    await loaded;
    await expect(page.locator('html')).not.toHaveAttribute('data-mark');
  });

  test(
    `${language} › what was typed and chosen outlives a browser that is killed`,
    { tag: '@phone' },
    async ({ isMobile, playwright }) => {
      test.skip(!isMobile, 'a dead battery is no matter of width');
      const store = await openStore();
      const request = await playwright.request.newContext({ baseURL: store.origin });
      const phone = await Phone.buy(store);
      try {
        const shopper = newShopper();
        await register(request, shopper);
        await logInByCall(request, shopper);
        await addAddressByCall({ request }, 'home', 'Villa 12');
        await putInCart({ request }, APPLES);
        const first = await phone.open(`/${language}/account`);
        await signInByPanel(first, shopper);
        // The browser itself keeps a new cookie in memory for half a minute.
        await phone.restart();
        const page = await phone.open(`/${language}/checkout`);
        await expectReady(page, language);
        const kept = STEPS.filter(({ name }) => name === 'instructions' || name === 'a donation');
        for (const { take } of kept) await take(page, language);
        await expectReady(page, language);
        // What a page keeps in its storage the browser writes to the disk within some seconds.
        await page.waitForTimeout(10_000);
        await phone.kill();
        await phone.switchOn();
        const later = await phone.open(`/${language}/checkout`);
        await expectReady(later, language);
        for (const { seen } of kept) await expect(seen(later, language)).toBeVisible();
      } finally {
        await phone.throwAway();
        await request.dispose();
        await store.stop();
      }
    },
  );
}
