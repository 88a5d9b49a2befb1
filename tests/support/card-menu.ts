/** What a product's card keeps one level down, behind its three dots. */
import type { Locator } from '@playwright/test';

const MORE = /^(More for|المزيد عن) /;

/** Chooses of the menu of a card, as a thumb does. */
export async function chooseOfCard(card: Locator, choice: string | RegExp): Promise<void> {
  await card.getByRole('button', { name: MORE }).click();
  await card.page().getByRole('menuitem', { name: choice }).click();
}
