import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { FREQUENT_MAX } from '#contract/baskets.ts';
import { Carousel } from '#src/blocks/carousel.tsx';
import { frequentlyBought } from '#src/domain/baskets/queries.ts';
import type { MyLine } from '#src/domain/cart/lines.ts';
import { unpaid } from '#src/domain/catalogue/unpaid.ts';

import { SuggestionCard } from './suggestion-card.tsx';
import { SuggestionsFailed } from './suggestions-failed.tsx';
import { useAddSuggestion } from './use-add-suggestion.ts';

import styles from './suggestions.module.css';

/** storefront.md section 4, Frequently bought add: one to the cart, and the item leaves the row. At most 15 (section 9). */
export function FrequentlyBought({ lines }: { lines: readonly MyLine[] }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(frequentlyBought());
  const add = useAddSuggestion();
  const inCart = new Set(lines.map((line) => line.stockCode));
  const cards = data?.value.products.filter((card) => !inCart.has(card.stockCode)).slice(0, FREQUENT_MAX) ?? [];
  if (!data && error) return <SuggestionsFailed error={error} onRetry={() => void refetch()} />;
  if (cards.length === 0) return null;
  return (
    <section aria-label={t`Frequently bought by you`}>
      <h2 className={styles.title}>
        <Trans>Frequently bought by you</Trans>
      </h2>
      <Carousel label={t`Frequently bought by you`}>
        {cards.map((card) => (
          <li key={card.stockCode}>
            <SuggestionCard card={unpaid(card)} isAdded={false} onAdd={() => void (data && add(card, data.asOf))} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
