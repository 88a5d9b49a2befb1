import type { ProductCard } from '#contract/catalogue-card.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './product-screen.module.css';

/** The heading of a product's page, which names the page's article too. */
export function ProductName({ card }: { card: ProductCard }) {
  return (
    <h1 id="product-name" className={styles.name}>
      {card.name[useLocale()]}
    </h1>
  );
}
