import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import type { ProductCard as Card } from '#contract/catalogue-card.ts';
import { shownAlternatives } from '#contract/rules/alternatives.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { Carousel } from '#src/blocks/carousel.tsx';
import { ProductCard } from '#src/blocks/product-card/product-card.tsx';
import { alternatives } from '#src/domain/catalogue/queries.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './instead-row.module.css';

/** More would be a shelf: the panel has all of them. */
const MOST = 8;

/** On the page of a product that is sold out: what can be bought in its place, a tap from the cart. */
export function InsteadRow({ card }: { card: Card }) {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(alternatives(card.productId, card.stockCode));
  const shown = shownAlternatives(data?.value.products ?? [])
    .filter((one) => cardAction(one) === 'add')
    .slice(0, MOST);
  return (
    <section className={styles.instead} aria-labelledby="buy-instead">
      <div className={styles.head}>
        <h2 id="buy-instead" className={styles.title}>
          <Trans>Buy this instead</Trans>
        </h2>
        <Button look="plain" onClick={() => openPanel('alternative', { card })}>
          <Trans>See all</Trans>
        </Button>
      </div>
      {data ? (
        shown.length === 0 ? (
          <p className={styles.none}>
            <Trans>No alternative products found</Trans>
          </p>
        ) : (
          <Carousel label={t`Buy this instead`} slides="more-in">
            {shown.map((one) => (
              <li key={one.stockCode}>
                <ProductCard card={one} isEager />
              </li>
            ))}
          </Carousel>
        )
      ) : isError ? (
        <p className={styles.none}>
          <Trans>Failed to load alternative products</Trans>{' '}
          <Button look="plain" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : (
        <div aria-busy="true">
          <Skeleton height="230px" />
        </div>
      )}
    </section>
  );
}
