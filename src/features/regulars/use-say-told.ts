import { regularMessages } from '#contract/messages/regulars.ts';
import { inLanguage, say, type Sentence } from '#contract/messages/sentence.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

/** "The server message appears in a toast" (storefront.md section 4); where it has none, our own. */
export function useSayTold(): (message: string | undefined, own: Sentence) => void {
  const locale = useLocale();
  return (message, own) => {
    const isSentence = message !== undefined && message !== '' && message !== 'Success';
    showToast(isSentence ? inLanguage(message, locale, regularMessages) : say(own, locale), 'success');
  };
}
