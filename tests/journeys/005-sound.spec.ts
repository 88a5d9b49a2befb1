/** Every public screen, in both languages, light and dark: nothing for axe to find, nothing against the security policy, no error. */
import { expect, test, type Locator } from '@playwright/test';

import { chooseOfCard } from '#tests/support/card-menu.ts';
import { CARD, LANGUAGES, visit } from '#tests/support/in-both-languages.ts';
import { complaintsOf, expectSound } from '#tests/support/soundness.ts';

const SCREENS = [
  '',
  '/searchpage',
  '/searchpage?q=milk',
  '/searchpage?q=zzzzqqqq',
  '/product/dairy-eggs/fresh-milk/noor-dairy-full-cream-fresh-milk-106001',
  '/product/cat/fam/x-106011',
  '/product/cat/fam/none-999999',
  '/origin/Spain',
  '/viewall/noor-dairy?plProductDocno=0',
  '/no/such/page',
  '/sustainablegrocery',
  '/sustainablegrocery?tab=quality-safety',
  '/sustainablegrocery?tab=kitchen',
  '/termsandconditions',
  '/privacy-policy',
  '/competition/the-dish-my-family-asks-for',
  '/competition/no-such-thing',
];

/** What a wide screen lays out otherwise than a phone: rows, the column of filters, a product's two columns, tabs, a long text. */
const WIDE_SCREENS = new Set(['', '/searchpage?q=milk', SCREENS[4], '/sustainablegrocery', '/termsandconditions']);

for (const language of LANGUAGES) {
  // One after the other in one browser, which has the app's files by then: each in a browser of its own took twice the time.
  test(`${language} screens`, async ({ page, isMobile }) => {
    test.setTimeout(300_000);
    const complaints = complaintsOf(page);
    for (const screen of SCREENS.filter((one) => isMobile || WIDE_SCREENS.has(one))) {
      await test.step(screen || '/', async () => {
        await visit(page, language, screen);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectSound(page);
        expect(complaints.splice(0)).toEqual([]);
      });
    }
  });

  for (const [name, open] of [
    ['quick view', (card: Locator) => chooseOfCard(card, /Quick view|نظرة سريعة/)],
    ['sign in', (card: Locator) => card.getByRole('button', { name: /favourites$|المفضلة$/ }).click()],
  ] as const) {
    test(`${language} panel: ${name}`, async ({ page }) => {
      await visit(page, language, '/searchpage?q=milk');
      await open(page.locator(CARD).first());
      await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
      await expectSound(page, '[role=dialog]');
    });
  }
}

/** security-findings B9: each way in is refused by the policy, which says so. */
for (const [name, tag, attributes, text] of [
  ['a script', 'script', {}, 'window.injected = true'],
  ['an image with a handler', 'img', { src: '/no-picture', onerror: 'window.injected = true' }, ''],
  ['a link that is a script', 'a', { href: 'javascript:window.injected = true' }, 'here'],
] as const) {
  test(`${name} that is injected does not run @phone`, async ({ page }) => {
    await visit(page, 'en');
    const seen = await page.evaluate(
      async (way) => {
        const refused: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          refused.push(effectiveDirective),
        );
        const element = document.createElement(way.tag);
        try {
          for (const [attribute, value] of Object.entries(way.attributes)) element.setAttribute(attribute, value);
          element.textContent = way.text;
        } catch {
          refused.push('require-trusted-types-for');
        }
        document.body.append(element);
        element.click();
        await new Promise((resolve) => setTimeout(resolve, 500));
        return { hasRun: 'injected' in window, refused };
      },
      { tag, attributes, text },
    );
    expect(seen.hasRun).toBe(false);
    expect(seen.refused).not.toEqual([]);
  });
}
