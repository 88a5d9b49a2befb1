import { useEffect, useEffectEvent } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useSuggestions } from '#src/blocks/search-box/use-suggestions.ts';
import { useLocale } from '#src/state/locale.tsx';

/** So long is waited for what the shop finds. */
const PATIENCE_MS = 900;

interface Props {
  words: string;
  /** Called once, with what was found by then; at once, with nothing, where the screen goes before that. */
  onKnown: (cards: readonly ProductCard[]) => void;
}

/** Words that were entered before it was known what they mean: the field is free for the next, and these go on the list in a moment. */
export function EnteredWords({ words, onKnown }: Props) {
  const cards = useSuggestions(words, useLocale()).flatMap(({ card }) => card ?? []);
  const know = useEffectEvent((isTime: boolean) => onKnown(isTime ? cards : []));
  useEffect(() => {
    let isKnown = false;
    const timer = setTimeout(() => {
      isKnown = true;
      know(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      if (!isKnown) know(false);
    };
  }, []);
  return null;
}
