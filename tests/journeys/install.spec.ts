/** The offer to install: at a good moment, once, and by hand where the browser leaves it to the shopper. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { openStore, type Store } from '#tests/support/journey-server.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let store: Store;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  store = await openStore();
});

test.afterAll(() => store?.stop());

function offer(page: Page) {
  return page.getByRole('region', { name: /^Keep Zad on (your home screen|this computer)$/ });
}

/** Headless browsers never say that the app can be installed: the page is told so in their place. */
async function canBeInstalled(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.documentElement.dataset['asked'] = answer;
        return Promise.resolve({ outcome: answer });
      },
    });
    dispatchEvent(event);
  }, outcome);
}

async function lookAtProducts(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.goto(`${store.origin}/en/searchpage`);
    await page.locator('article[data-stock-code] h3 a').nth(index).click();
    await expect(page).toHaveURL(/\/product\//);
    await remembered(page, (memory) => memory.products.length === index + 1);
  }
}

interface Memory {
  visits: number;
  products: string[];
  lastSeenAt: number;
}

/** The page counts visits and products once it is idle. */
async function remembered(page: Page, holds: (memory: Memory) => boolean): Promise<void> {
  await expect
    .poll(async () => {
      const written = await page.evaluate(() => localStorage.getItem('zad-install'));
      return written !== null && holds(JSON.parse(written) as Memory);
    })
    .toBe(true);
}

/** Looked at before the page counts its screens, a second screen would pass for the first one. */
async function goAndBeCounted(page: Page, path: string): Promise<void> {
  const before = Date.now();
  await page.goto(`${store.origin}${path}`);
  await remembered(page, ({ lastSeenAt }) => lastSeenAt > before);
}

/** The visit before this one was yesterday. */
async function comeBack(context: BrowserContext, isCounted = true): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${store.origin}/robots.txt`);
  await page.evaluate(() => {
    const memory = {
      visits: 1,
      lastSeenAt: Date.now() - 86_400_000,
      products: [],
      dismissedAt: null,
      isInstalled: false,
    };
    localStorage.setItem('zad-install', JSON.stringify(memory));
  });
  await page.goto(`${store.origin}/en`);
  await remembered(page, ({ visits }) => visits === (isCounted ? 2 : 1));
  return page;
}

test('the second visit offers it, never on its first screen', async ({ context }) => {
  const page = await comeBack(context);
  await canBeInstalled(page, 'accepted');
  await page.waitForTimeout(1000);
  await expect(offer(page)).toBeHidden();
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await expect(offer(page)).toBeVisible();
  await offer(page).getByRole('button', { name: 'Install' }).click();
  await expect(offer(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'accepted');
});

test('a no counts for thirty days', async ({ context }) => {
  const page = await comeBack(context);
  await canBeInstalled(page, 'accepted');
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await offer(page).getByRole('button', { name: 'Not now' }).click();
  await expect(offer(page)).toBeHidden();
  await goAndBeCounted(page, '/en');
  await canBeInstalled(page, 'accepted');
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await page.waitForTimeout(1500);
  await expect(offer(page)).toBeHidden();
});

test('after the third product it is offered on the first visit, and never over a product', async ({ page }) => {
  await lookAtProducts(page, 2);
  await canBeInstalled(page, 'accepted');
  await page.waitForTimeout(500);
  await expect(offer(page)).toBeHidden();
  await page.locator('article[data-stock-code] h3 a').last().click();
  await remembered(page, ({ products }) => products.length === 3);
  await page.waitForTimeout(500);
  await expect(offer(page)).toBeHidden();
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await expect(offer(page)).toBeVisible();
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('the steps are said in both languages', async ({ context }) => {
    const page = await comeBack(context);
    await page.getByRole('link', { name: 'Categories' }).first().click();
    await expect(offer(page).getByText('Choose “Add to Home Screen”.')).toBeVisible();
    await goAndBeCounted(page, '/ar');
    await page.getByRole('link', { name: 'الأقسام' }).first().click();
    await expect(page.getByText('اختر «إضافة إلى الشاشة الرئيسية».')).toBeVisible();
  });
});

test('an installed app offers nothing', async ({ context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
  });
  const page = await comeBack(context, false);
  await page.waitForTimeout(3000);
  await canBeInstalled(page, 'accepted');
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await page.waitForTimeout(1500);
  await expect(offer(page)).toBeHidden();
});
