/** What makes a screen unsound: whatever axe finds, in light and in dark, an error, or a breach of the security policy. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Collects the page's errors from now on; a 404 is a screen's own business. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.text().includes('404')) return;
    complaints.push([message.text(), message.location().url].join(' '));
  });
  return complaints;
}

/** The rule that asks most of the processor. */
const COLOURS = 'color-contrast';

/** Beyond it the colours are the same ones: dark is looked at on a phone. */
const PHONE_WIDTH_MAX = 845;

const CARD = 'article[data-stock-code]';

/** On a card without a part that no card before it has: axe takes as long over each of a shelf of 24. */
const REPEATED = 'data-looked-at-already';

async function markRepeatedCards(page: Page): Promise<void> {
  await page.locator(CARD).evaluateAll((cards, repeated) => {
    const seen = new Set<string>();
    const outline = ({ tagName, attributes }: Element): string =>
      [tagName, ...[...attributes].map(({ name, value }) => (name === 'class' ? value : name))].join(' ');
    for (const card of cards) {
      card.removeAttribute(repeated);
      const parts = [...card.querySelectorAll('*')].map((part) =>
        [part.parentElement, part].map((one) => one && outline(one)).join(' > '),
      );
      card.toggleAttribute(repeated, parts.length > 0 && parts.every((part) => seen.has(part)));
      for (const part of parts) seen.add(part);
    }
  }, REPEATED);
}

/**
 * All rules in light; in dark the one that can come out otherwise. Colours are the same in both languages, and looked at in
 * English. Of cards those are looked at that have a part of their own. `part`: a selector, for what lies over the page.
 */
export async function expectSound(page: Page, part?: string): Promise<void> {
  expect(await whatIsUnsound(page, part)).toEqual([]);
}

/** What expectSound would fail for, in words. */
export async function whatIsUnsound(page: Page, part?: string): Promise<string[]> {
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  const look = async (scheme: 'light' | 'dark'): Promise<string[]> => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await markRepeatedCards(page);
    // In the page itself: there are no frames here, for which it would open another page each time. What is well needs no details.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
    axe.exclude(`[${REPEATED}]`);
    if (part !== undefined) axe.include(part);
    if (scheme === 'dark') axe.withRules([COLOURS]);
    if (!isEnglish) axe.disableRules([COLOURS]);
    const { violations } = await axe.analyze();
    return violations.map(
      ({ id, nodes }) =>
        `${scheme} ${id}: ${nodes
          .slice(0, 3)
          .map((node) => node.html)
          .join(' ')}`,
    );
  };
  const isPhone = (page.viewportSize()?.width ?? 0) <= PHONE_WIDTH_MAX;
  return [...(await look('light')), ...(isPhone && isEnglish ? await look('dark') : [])];
}
