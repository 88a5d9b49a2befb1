import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { Carousel } from '#src/blocks/carousel.tsx';
import { frequentlyBought, thingsYouLike } from '#src/domain/baskets/queries.ts';
import type { MyLine } from '#src/domain/cart/lines.ts';

import { SuggestionCard } from './suggestion-card.tsx';
import { SuggestionsFailed } from './suggestions-failed.tsx';
import { useAddSuggestion } from './use-add-suggestion.ts';

import styles from './suggestions.module.css';

/** storefront.md section 4, Things you like add: the button says 'added' and takes no more taps. Nothing where the shop knows nothing. */
export function ThingsYouLike({ lines }: { lines: readonly MyLine[] }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(thingsYouLike(lines.map((line) => line.stockCode)));
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const add = useAddSuggestion();
  const addOne = async (card: ProductCard): Promise<void> => {
    if (data && (await add(card, data.asOf))) setAdded((known) => new Set([...known, card.stockCode]));
  };
  const often = useQuery(frequentlyBought()).data?.value.products ?? [];
  // Nor what the row above offers.
  const elsewhere = new Set([...lines, ...often].map(({ stockCode }) => stockCode));
  const cards = data?.value.products.filter(({ stockCode }) => added.has(stockCode) || !elsewhere.has(stockCode)) ?? [];
  if (!data && error) return <SuggestionsFailed error={error} onRetry={() => void refetch()} />;
  if (!data || cards.length === 0) return null;
  const title = t`Things you may like`;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {/* Products that come before the first one, once the cart is emptied, would leave the row where that one stands. */}
      <Carousel key={cards[0]?.stockCode} label={title}>
        {cards.map((card) => (
          <li key={card.stockCode}>
            <SuggestionCard card={card} isAdded={added.has(card.stockCode)} onAdd={() => void addOne(card)} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
