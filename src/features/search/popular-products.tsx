import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { Carousel } from '#src/blocks/carousel.tsx';
import { ProductCard } from '#src/blocks/product-card/product-card.tsx';
import { popularProducts } from '#src/domain/baskets/queries.ts';

import styles from './popular-categories.module.css';

/** What everybody buys, for who found nothing; nothing without signal. */
export function PopularProducts() {
  const { t } = useLingui();
  const products = useQuery({ ...popularProducts(), retry: false }).data?.value.products ?? [];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="popular-products" className={styles.popular}>
      <h2 id="popular-products" className={styles.title}>
        {t`Popular now`}
      </h2>
      <Carousel label={t`Popular now`}>
        {products.map((card) => (
          <li key={card.stockCode}>
            <ProductCard card={card} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
