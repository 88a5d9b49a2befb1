/** Opens a panel of the app by its name, as the app does, for journeys that look at each of them. */
import type { Page } from '@playwright/test';

import type { PanelName, PanelParams } from '#src/state/panels.ts';

/** The page has to run the app. The function that opens panels has lost its name in the build: it is found by what it does. */
export async function openPanelByName<Name extends PanelName>(
  page: Page,
  name: Name,
  params: PanelParams[Name],
): Promise<void> {
  const isOpen = await page.evaluate(
    async (opened) => {
      const scripts = performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js'));
      for (const script of scripts) {
        const chunk = (await import(script.name)) as Record<string, unknown>;
        const open = Object.values(chunk).find(
          (part): part is (panel: string, given: unknown) => void =>
            typeof part === 'function' && /pushState\(\{\.\.\.history\.state,\s*panels:/.test(String(part)),
        );
        if (!open) continue;
        open(opened.name, opened.params);
        return true;
      }
      return false;
    },
    { name, params },
  );
  if (!isOpen) throw new Error('no script of the page opens panels');
}
