/** What a product's card, or a list, keeps one level down, behind its three dots. */
import type { Locator, Page } from '@playwright/test';

const MORE = /^(More for|المزيد عن) /;

/** Chooses of the menu of a card, as a thumb does. */
export async function chooseOfCard(card: Locator, choice: string | RegExp): Promise<void> {
  await card.getByRole('button', { name: MORE }).click();
  await card.page().getByRole('menuitem', { name: choice }).click();
}

/** Chooses of the menu of the list that is shown. */
export async function chooseOfList(page: Page, choice: string): Promise<void> {
  await page.locator('main header').getByRole('button', { name: MORE }).click();
  await page.getByRole('menuitem', { name: choice }).click();
}
