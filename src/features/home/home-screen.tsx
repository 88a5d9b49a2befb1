import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { PagePriceAge } from '#src/blocks/page-price-age.tsx';
import { homePage } from '#src/domain/catalogue/queries.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { CategoryTiles } from './category-tiles.tsx';
import { FirstLine } from './first-line.tsx';
import { FirstRow } from './first-row.tsx';
import { Hero } from './hero.tsx';
import { Offers } from './offers.tsx';
import { ProductRow } from './product-row.tsx';

import styles from './home-screen.module.css';

/** storefront.md section 2, route /: what the shop wants to show first. */
export function HomeScreen() {
  const { data } = useSuspenseQuery(homePage());
  const { hero, categories, offers, carousels } = data.value;
  const [first, ...others] = carousels;
  return (
    <div className={styles.home}>
      <VisuallyHidden as="h1">
        <Trans>Zad: groceries and gifts in the Emirates</Trans>
      </VisuallyHidden>
      <FirstLine />
      <Hero slides={hero} />
      <PagePriceAge asOf={data.asOf} />
      <FirstRow carousel={first}>
        <CategoryTiles categories={categories} />
      </FirstRow>
      <Offers offers={offers} />
      {others.map((carousel) => (
        <ProductRow key={carousel.key} carousel={carousel} />
      ))}
    </div>
  );
}
