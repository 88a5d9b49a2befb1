import { say, type Sentence } from '#contract/messages/sentence.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

/** Copies a text and says whether it could: without https there is no clipboard, and it may refuse. */
export function useCopy() {
  const locale = useLocale();
  return async (text: string, copied: Sentence, notCopied: Sentence): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(say(copied, locale), 'success');
    } catch {
      showToast(say(notCopied, locale), 'error');
    }
  };
}
