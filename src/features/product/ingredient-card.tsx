import { Link } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { CartStepper } from '#src/blocks/cart-stepper.tsx';
import { Price } from '#src/blocks/price.tsx';
import { useLocale } from '#src/state/locale.tsx';

import styles from './ingredient-card.module.css';

/** A product in the small: seven share the width of a page, three that of a phone. */
export function IngredientCard({ card }: { card: ProductCard }) {
  const locale = useLocale();
  const name = card.name[locale];
  return (
    <article className={styles.card} data-stock-code={card.stockCode}>
      <div className={styles.picture}>
        <img src={card.image} alt="" width={200} height={200} loading="lazy" decoding="async" />
        {cardAction(card) === 'add' && (
          <div className={styles.add}>
            <CartStepper card={card} />
          </div>
        )}
      </div>
      <h3 className={styles.name}>
        <Link to="/$locale/product/$" params={{ locale, _splat: productPath(card).slice('/product/'.length) }}>
          {name}
          <span className={styles.whole} />
        </Link>
      </h3>
      <p className={styles.units}>
        <bdi>{card.units[locale]}</bdi>
      </p>
      <Price card={card} />
    </article>
  );
}
