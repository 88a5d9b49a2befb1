import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { etaLabel, isOutOfStock } from '#contract/rules/availability.ts';
import { Price } from '#src/blocks/price.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { KeepAndShare } from './keep-and-share.tsx';
import { ProductMarks } from './product-marks.tsx';

import styles from './product-summary.module.css';

interface Props {
  card: ProductCard;
  /** The name, as the heading that the place asks for. */
  heading: ReactNode;
  /** What is wanted more than when it can be had and its labels. */
  children?: ReactNode;
}

/** What a shopper asks first: whose it is, what it costs, whether it is there, how much, from where and what kind; then what to do, and the rest. */
export function ProductSummary({ card, heading, children }: Props) {
  const locale = useLocale();
  const isOut = isOutOfStock(card) && !card.isComingSoon;
  const shortDetail = card.shortDetail[locale];
  return (
    <div className={styles.summary}>
      <div className={styles.top}>
        <p className={styles.brand}>
          {card.brandProductCount > 1 ? (
            <Link
              to="/$locale/viewall/$slug"
              params={{ locale, slug: card.brandSlug }}
              search={{ plProductDocno: card.productId }}
            >
              {card.brand[locale]}
            </Link>
          ) : (
            card.brand[locale]
          )}
        </p>
        <KeepAndShare card={card} />
      </div>
      {heading}
      {/* An e-gift's name and its amounts say it. */}
      {!card.isEGift && (
        <div className={styles.cost} data-out={isOut ? '' : undefined}>
          <Price card={card} size="page" />
          {isOut && (
            <p className={styles.out}>
              <Trans>Out of stock</Trans>
            </p>
          )}
        </div>
      )}
      {!card.isEGift && (
        <p className={styles.facts}>
          <span className={styles.size}>
            <bdi>{card.units[locale]}</bdi>
            {card.unitPrice && <bdi>{card.unitPrice[locale]}</bdi>}
          </span>
          <Link to="/$locale/origin/$origin" params={{ locale, origin: card.origin }} className={styles.origin}>
            <Icon name="map-pin" size={16} />
            <span>
              <Trans>Origin: {card.originName[locale]}</Trans>
            </span>
          </Link>
        </p>
      )}
      {children}
      {shortDetail !== '' && <p className={styles.short}>{shortDetail}</p>}
      <Standing card={card} />
      <ProductMarks card={card} />
    </div>
  );
}

/** When it can be had, and how many at least. */
function Standing({ card }: { card: ProductCard }) {
  const locale = useLocale();
  const minimum = card.minimumOrder;
  return (
    <>
      {card.eta && (
        <p className={styles.standing}>
          <Icon name="clock" size={18} />
          <bdi>{etaLabel(card.eta[locale], locale)}</bdi>
        </p>
      )}
      {minimum > 1 && (
        <p className={styles.standing}>
          <Icon name="stack" size={18} />
          <span>
            <Trans>
              The least you can order is <bdi>{minimum}</bdi>, and more goes in steps of <bdi>{minimum}</bdi>.
            </Trans>
          </span>
        </p>
      )}
    </>
  );
}
