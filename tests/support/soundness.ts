/** What makes a screen unsound: whatever axe finds, in light and in dark, an error, or a breach of the security policy. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Collects the page's errors from now on; a 404 is a screen's own business. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
  });
  return complaints;
}

/** The rule that asks most of the processor. */
const COLOURS = 'color-contrast';

/** Beyond it the colours are the same ones: dark is looked at on a phone. */
const PHONE_WIDTH_MAX = 845;

/**
 * All rules in light; in dark the one that can come out otherwise. Colours are the same in both languages, and looked at in
 * English. `part`: a selector, for what lies over the page.
 */
export async function expectSound(page: Page, part?: string): Promise<void> {
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  const look = async (scheme: 'light' | 'dark'): Promise<string[]> => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    // In the page itself: there are no frames here, for which it would open another page each time. What is well needs no details.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
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
  expect([...(await look('light')), ...(isPhone && isEnglish ? await look('dark') : [])]).toEqual([]);
}
