import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';

import type { HomeCarousel } from '#contract/catalogue.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { Carousel } from '#src/blocks/carousel.tsx';
import { ProductCard } from '#src/blocks/product-card/product-card.tsx';
import { useIsNear } from '#src/blocks/use-is-near.ts';
import { cartLast, useCartAtFirst } from '#src/domain/cart/cart-at-first.ts';
import { useLocale } from '#src/state/locale.tsx';

import head from '#src/blocks/row-head.module.css';
import styles from './product-row.module.css';

interface ProductRowProps {
  carousel: HomeCarousel;
  /** The row a shopper meets first: its pictures are wanted at once. */
  isFirst?: boolean;
  /** What the row holds for this shopper: until then a marked page keeps its place (sw/mark-shopper.ts). */
  isKnown?: boolean;
}

/** As many cards as a wide screen shows; the rest come when a shopper reaches for the row. */
const SHOWN_AT_FIRST = 6;

export function ProductRow({ carousel, isFirst = false, isKnown }: ProductRowProps) {
  const locale = useLocale();
  const title = carousel.title[locale];
  const [isWhole, setIsWhole] = useState(false);
  const section = useRef<HTMLElement>(null);
  // The rows below the first screen are most of the page's work and none of its first sight.
  const isNear = useIsNear(section, isFirst);
  const ordered = cartLast(carousel.products, useCartAtFirst(isWhole));
  const products = isWhole ? ordered : ordered.slice(0, SHOWN_AT_FIRST);
  if (carousel.products.length === 0) return null;
  return (
    <section ref={section} aria-label={title} className={isFirst ? styles.first : styles.row} data-known={isKnown}>
      <div className={head.head}>
        <h2 className={head.title}>{title}</h2>
        <AppLink path={carousel.link} className={head.all}>
          <Trans>See all</Trans>
        </AppLink>
      </div>
      {isNear && (
        <Carousel label={title} onReach={() => setIsWhole(true)}>
          {products.map((card, index) => (
            // A card in another place is another card: the browser would count one that moves as a shift of the page.
            <li key={`${index} ${card.stockCode}`}>
              <ProductCard card={card} isEager={isFirst && index < 2} />
            </li>
          ))}
        </Carousel>
      )}
    </section>
  );
}
