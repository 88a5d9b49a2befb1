import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Carousel } from '#src/blocks/carousel.tsx';
import { ProductCard } from '#src/blocks/product-card/product-card.tsx';
import { popularProducts } from '#src/domain/baskets/queries.ts';
import { cartLast, useCartAtFirst } from '#src/domain/cart/cart-at-first.ts';

import styles from './popular-categories.module.css';

/** What everybody buys, what is in the cart already last, for who found nothing; nothing without signal. */
export function PopularProducts() {
  const { t } = useLingui();
  const [isHeld, setIsHeld] = useState(false);
  const inCart = useCartAtFirst(isHeld);
  const found = useQuery({ ...popularProducts(), retry: false }).data?.value.products ?? [];
  const products = cartLast(found, inCart);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="popular-products" className={styles.popular}>
      <h2 id="popular-products" className={styles.title}>
        {t`Popular now`}
      </h2>
      <Carousel label={t`Popular now`} onReach={() => setIsHeld(true)}>
        {products.map((card, index) => (
          <li key={`${index} ${card.stockCode}`}>
            <ProductCard card={card} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
