import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { productPath } from '#contract/urls.ts';
import { Price } from '#src/blocks/price.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';

import styles from './suggestion-card.module.css';

interface Props {
  card: ProductCard;
  /** 'added', and no more taps. */
  isAdded: boolean;
  onAdd: () => void;
}

/** A product beside the cart, with one thing to do. */
export function SuggestionCard({ card, isAdded, onAdd }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = card.name[locale];
  return (
    <article className={styles.card} data-stock-code={card.stockCode}>
      <div className={styles.picture}>
        <img src={card.image} alt="" width={195} height={195} loading="lazy" decoding="async" />
      </div>
      <Price card={card} />
      <h3 className={styles.name}>
        <Link to="/$locale/product/$" params={{ locale, _splat: productPath(card).slice('/product/'.length) }}>
          {name}
        </Link>
      </h3>
      <Button
        look="quiet"
        disabled={isAdded}
        aria-label={isAdded ? t`${name} added` : t`Add ${name} to cart`}
        onClick={onAdd}
      >
        {isAdded ? <Trans>added</Trans> : <Trans>Add</Trans>}
      </Button>
    </article>
  );
}
