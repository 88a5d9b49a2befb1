import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { askToSignIn } from '#src/blocks/login-gate.ts';
import { Price } from '#src/blocks/price.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './ingredient-card.module.css';

/** A product in the small: seven share the width of a page, three that of a phone. */
export function IngredientCard({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = card.name[locale];
  return (
    <article className={styles.card} data-stock-code={card.stockCode}>
      <div className={styles.picture}>
        <img src={card.image} alt="" width={200} height={200} loading="lazy" decoding="async" />
        {cardAction(card) === 'add' && (
          <button
            type="button"
            className={styles.add}
            aria-label={t`Add ${name} to cart`}
            onClick={() => askToSignIn('cart')}
          >
            <Icon name="plus" />
          </button>
        )}
      </div>
      <h3 className={styles.name}>
        <Link to="/$locale/product/$" params={{ locale, _splat: productPath(card).slice('/product/'.length) }}>
          {name}
        </Link>
      </h3>
      <p className={styles.units}>
        <bdi>{card.units[locale]}</bdi>
      </p>
      <Price card={card} />
    </article>
  );
}
