import { inLanguage, say, type Sentence } from '#contract/messages/sentence.ts';
import type { Locale } from '#contract/urls.ts';
import type { AppError } from '#src/net/app-error.ts';

/** What the shopper reads when a command failed: the server's sentence in their language, the signal's, or the fallback. */
export function spoken(
  error: AppError,
  locale: Locale,
  catalogue: Readonly<Record<string, Sentence>>,
  fallback: Sentence,
): string {
  if (error.kind === 'refused') return inLanguage(error.message, locale, catalogue);
  if (error.kind === 'offline' || error.kind === 'timeout') return say(NEEDS_NETWORK, locale);
  return say(fallback, locale);
}

/** Ours: the specification knows no shopper without signal. */
const NEEDS_NETWORK: Sentence = [
  'This needs the network. What you typed stays here until there is a signal.',
  'هذا يحتاج إلى شبكة. ما كتبته يبقى هنا حتى تعود الشبكة.',
];
