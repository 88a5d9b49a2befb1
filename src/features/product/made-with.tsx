import { Trans, useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { Carousel } from '#src/blocks/carousel.tsx';

import { IngredientCard } from './ingredient-card.tsx';

import styles from './made-with.module.css';

interface Props {
  included: readonly ProductCard[];
  excluded: readonly ProductCard[];
}

/** Ingredient suggestions: what a kit holds, and apart from it what it needs besides. */
export function MadeWith({ included, excluded }: Props) {
  const { t } = useLingui();
  return (
    <>
      {included.length > 0 && (
        <section aria-labelledby="made-with">
          <h2 id="made-with" className={styles.title}>
            <Trans>Made with</Trans>
          </h2>
          <Row label={t`Made with`} cards={included} />
        </section>
      )}
      {excluded.length > 0 && (
        <section aria-labelledby="also-need">
          <h2 id="also-need" className={styles.title}>
            <Trans>You also need</Trans>
          </h2>
          <Row label={t`You also need`} cards={excluded} />
        </section>
      )}
    </>
  );
}

function Row({ label, cards }: { label: string; cards: readonly ProductCard[] }) {
  return (
    <Carousel label={label} slides="ingredients">
      {cards.map((card) => (
        <li key={card.stockCode}>
          <IngredientCard card={card} />
        </li>
      ))}
    </Carousel>
  );
}
