import type { ProductCard } from '#contract/catalogue-card.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './product-screen.module.css';

interface Props {
  card: ProductCard;
  /** The same product cut otherwise: the heading has room for the longest name, so that another choice moves nothing. */
  cuts?: readonly { readonly card: ProductCard }[];
}

/** The heading of a product's page, which names the page's article too. */
export function ProductName({ card, cuts = [] }: Props) {
  const locale = useLocale();
  const name = card.name[locale];
  const names = cuts.map((cut) => cut.card.name[locale]);
  return (
    <h1 id="product-name" className={styles.name} data-room={longest(names)}>
      <span>{name}</span>
    </h1>
  );
}

/** Undefined where there is none. */
function longest(names: readonly string[]): string | undefined {
  return names.toSorted((a, b) => b.length - a.length)[0];
}
