/** What a shopper types and chooses at checkout, step by step, and how each is seen again. */
import { expect, type Locator, type Page } from '@playwright/test';

import { button } from './at-checkout.ts';
import { AT_CHECKOUT } from './checkout-words.ts';
import type { Language } from './in-both-languages.ts';

interface CheckoutStep {
  readonly name: string;
  readonly take: (page: Page, language: Language) => Promise<void>;
  /** What a shopper sees of it, also after a reload, in another tab and on coming back. */
  readonly seen: (page: Page, language: Language) => Locator;
}

export const CHECKOUT_STEPS: readonly CheckoutStep[] = [
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
