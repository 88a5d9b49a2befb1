import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { EGIFT_FORM } from '#contract/egift-form-link.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { openEgift } from '#src/blocks/open-egift.ts';

/** Whoever comes by "Send an e-gift" finds its form open over the e-gifts, once: who closes it sees which there are. */
export function useEgiftLink(cards: readonly ProductCard[]): void {
  const isAsked = useLocation({ select: ({ hash }) => `#${hash}` === EGIFT_FORM });
  const first = cards.find((card) => cardAction(card) === 'e-gift');
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isAsked) isOpened.current = false;
    else if (first && !isOpened.current) {
      isOpened.current = true;
      openEgift(first);
    }
  }, [isAsked, first]);
}
