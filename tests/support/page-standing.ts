/** For what was seen to fail once in a hundred and could not be made to fail again: its next failure tells more than that nothing happened. */
import type { Page } from '@playwright/test';

/** Where `check` fails, its error says what stood on the page: what may lie in a tap's way, what the shop said, whose device it is, the code that came. */
export async function orSayHowPageStands(page: Page, check: Promise<void>): Promise<void> {
  try {
    await check;
  } catch (error) {
    // A page that is gone has nothing to say, and must not hide what failed.
    const said = await standing(page).catch(String);
    throw new Error(`The page: ${said}\n${String(error)}`, { cause: error });
  }
}

const standing = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify({
      said: Array.from(document.querySelectorAll('[role=dialog],[role=status],[role=alert]'), (one) => one.textContent),
      main: document.querySelector('main')?.innerText.slice(0, 400),
      stored: Object.keys(localStorage),
      isControlled: navigator.serviceWorker.controller !== null,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(
        ({ name, responseStatus }) => (name.endsWith('.js') ? `${name.split('/').at(-1) ?? ''} ${responseStatus}` : []),
      ),
    }),
  );
