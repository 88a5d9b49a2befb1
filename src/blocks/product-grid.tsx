import type { ReactNode } from 'react';

import type { ProductCard as Card } from '#contract/catalogue-card.ts';

import { ProductCard } from './product-card/product-card.tsx';

import styles from './product-grid.module.css';

interface Props {
  /** What the products have in common, for a screen reader. */
  label: string;
  cards: readonly Card[];
  /** How many pictures are wanted at once: those of the first screen. */
  eager?: number;
  /** More list items after the cards: places for what is still coming. */
  children?: ReactNode;
}

/** Products side by side: two on a phone, as many as fit on a wide screen. */
export function ProductGrid({ label, cards, eager = 4, children }: Props) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {cards.map((card, index) => (
        <li key={card.stockCode}>
          <ProductCard card={card} isEager={index < eager} />
        </li>
      ))}
      {children}
    </ul>
  );
}
