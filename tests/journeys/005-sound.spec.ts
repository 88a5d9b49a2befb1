/** Every public screen, in both languages, light and dark: nothing for axe to find, nothing against the security policy, no error. */
import { expect, test } from '@playwright/test';

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

for (const language of LANGUAGES) {
  for (const screen of SCREENS) {
    test(`${language} ${screen || '/'}`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await visit(page, language, screen);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectSound(page);
      expect(complaints).toEqual([]);
    });
  }

  for (const [name, label] of [
    ['quick view', /^Quick view|^نظرة سريعة/],
    ['sign in', /favourites$|المفضلة$/],
  ] as const) {
    test(`${language} panel: ${name}`, async ({ page }) => {
      await visit(page, language, '/searchpage?q=milk');
      await page.locator(CARD).first().getByRole('button', { name: label }).click();
      await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
      await expectSound(page, '[role=dialog]');
    });
  }
}

test('a script that is injected does not run', async ({ page }) => {
  await visit(page, 'en');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.injected = true';
      document.head.append(script);
    } catch {
      return 'refused';
    }
    return 'injected' in window ? 'ran' : 'refused';
  });
  expect(ran).toBe('refused');
});
