import { say } from '#contract/messages/sentence.ts';
import { savedMessages } from '#contract/messages/sync.ts';
import { currentShop } from '#src/offline/shop/shop-door.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { showToast } from '#src/state/toasts.ts';

/** This device's time; an edit's own is the same clock's. */
const OPENED_AT = new Date().toISOString();

let stop = (): void => undefined;

/**
 * From now on, once what the shopper changed without signal has reached the shop, says so. Of a change with signal silence means saved
 * (issue 15, Pictures, type, quiet); who has seen "2 changes wait here" wants to hear their end (docs/decisions, what waited is told of).
 */
export function saySaved(): void {
  stop();
  const shop = currentShop();
  if (!shop) return;
  // What was made before the app was opened has waited; the tap that a guest signed in for, which is on its way already, has not.
  let hasWaited = shop.view().waiting.some(({ at }) => at < OPENED_AT);
  stop = shop.listen(() => {
    const { waiting, issues, isWorkingOffline } = shop.view();
    if (waiting.length > 0) {
      hasWaited ||= isOffline() || isWorkingOffline;
      return;
    }
    // What was refused is told of by the bar.
    if (hasWaited && issues.length === 0) {
      const locale = document.documentElement.lang === 'ar' ? 'ar' : 'en';
      showToast(say(savedMessages.saved, locale), 'success');
    }
    hasWaited = false;
  });
}
