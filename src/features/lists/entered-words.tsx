import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { FoundProducts } from '#src/domain/lists/item-meant.ts';
import { useLocale } from '#src/state/locale.tsx';

import { useFound } from './use-found.ts';

/** So long is waited for what the shop finds. */
const PATIENCE_MS = 2500;

const NOTHING: FoundProducts = { cards: [], thingCount: 0, isSeen: false };

interface Props {
  /** What is asked for, without its amount. */
  words: string;
  /** Those that were entered before are on the list: rows stand in the order in which they were typed. */
  isNext: boolean;
  /** Called once, with what was found by then; at once, with nothing, where the screen goes before that. */
  onKnown: (found: FoundProducts) => void;
}

/** Words that were entered before it was known what they mean: the field is free for the next, and these go on the list in a moment. */
export function EnteredWords({ words, isNext, onKnown }: Props) {
  const found = useFound(words, useLocale(), 0);
  const [isLate, setIsLate] = useState(false);
  const isKnown = useRef(false);
  const know = useEffectEvent((what: FoundProducts) => {
    if (isKnown.current) return;
    isKnown.current = true;
    onKnown(what);
  });
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isNext && (found.isAnswer || isLate)) know(found.isAnswer ? found : NOTHING);
  }, [isNext, isLate, found]);
  useEffect(() => {
    // A page that is left for another app may never come back.
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') know(NOTHING);
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      know(NOTHING);
    };
  }, []);
  return null;
}
