import type { Locale } from '#contract/urls.ts';
import type { EditOutcome } from '#src/offline/shop/shop-door.ts';
import { showToast } from '#src/state/toasts.ts';

/** True where the edit is durable on the device; where it is not, the shopper hears why, and that nothing was changed. */
export async function sayIfNotKept(edit: Promise<EditOutcome>, locale: Locale): Promise<boolean> {
  const outcome = await edit;
  if (outcome.ok) return true;
  const [{ say }, { notKeptMessages }] = await Promise.all([
    import('#contract/messages/sentence.ts'),
    import('#contract/messages/sync.ts'),
  ]);
  showToast(say(notKeptMessages[outcome.why], locale), 'error');
  return false;
}
