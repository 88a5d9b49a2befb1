import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import type { ProductDetail } from '#contract/catalogue.ts';
import { currentPrice, isOutOfStock } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { Carousel } from '#src/blocks/carousel.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './cut-choice.module.css';

interface Props {
  cuts: ProductDetail['cuts'];
  /** What there is to choose, as the product says it. */
  heading: string | undefined;
  currentStockCode: string;
  /** Where the cut is chosen in place, as in a quick view. */
  onChoose?: (stockCode: string) => void;
}

/** The cuts of a product, each a page of its own (storefront.md section 2): 4 a view, this one marked. */
export function CutChoice({ cuts, heading, currentStockCode, onChoose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  if (cuts.length < 2) return null;
  const title = heading ?? t`Choose your cut`;
  return (
    <section className={styles.cuts} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Carousel label={title} slides="cuts">
        {cuts.map(({ label, card }) => (
          <li key={card.stockCode}>
            <Way
              card={card}
              isCurrent={card.stockCode === currentStockCode}
              onChoose={onChoose && (() => onChoose(card.stockCode))}
            >
              <img src={card.image} alt="" width={120} height={120} decoding="async" />
              {card.stockCode === currentStockCode && <Icon name="check" size={16} />}
              <span className={styles.name}>{label[locale]}</span>
              {/* The cheapest may be the dearest by weight. */}
              <span className={styles.price}>
                <bdi>{card.units[locale]}</bdi>
                {card.unitPrice && (
                  <>
                    {' · '}
                    <bdi>{card.unitPrice[locale]}</bdi>
                  </>
                )}
              </span>
              <span className={styles.price}>
                {isOutOfStock(card) ? (
                  <Trans>Out of stock</Trans>
                ) : (
                  <bdi>{formatMoney(currentPrice(card), locale)}</bdi>
                )}
              </span>
            </Way>
          </li>
        ))}
      </Carousel>
    </section>
  );
}

interface WayProps {
  card: ProductCard;
  isCurrent: boolean;
  onChoose: (() => void) | undefined;
  children: ReactNode;
}

function Way({ card, isCurrent, onChoose, children }: WayProps) {
  const locale = useLocale();
  const current = isCurrent ? 'true' : undefined;
  if (onChoose) {
    return (
      <button type="button" className={styles.cut} aria-current={current} onClick={onChoose}>
        {children}
      </button>
    );
  }
  return (
    <Link
      to="/$locale/product/$"
      params={{ locale, _splat: productPath(card).slice('/product/'.length) }}
      resetScroll={false}
      className={styles.cut}
      aria-current={current}
    >
      {children}
    </Link>
  );
}
