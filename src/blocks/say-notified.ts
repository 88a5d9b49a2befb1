import type { Locale } from '#contract/urls.ts';
import type { EditOutcome } from '#src/offline/shop/shop-door.ts';
import { showToast } from '#src/state/toasts.ts';

/** The four messages of storefront.md section 8, Notify. */
export async function sayNotified(edit: Promise<EditOutcome>, isOn: boolean, locale: Locale): Promise<void> {
  const outcome = await edit.then(
    ({ ok }) => (ok ? (isOn ? 'on' : 'off') : 'failed'),
    () => 'broken' as const,
  );
  const [{ say }, { notifyMessages }] = await Promise.all([
    import('#contract/messages/sentence.ts'),
    import('#contract/messages/notify.ts'),
  ]);
  showToast(say(notifyMessages[outcome], locale), outcome === 'failed' || outcome === 'broken' ? 'error' : 'success');
}
