import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { memo, useState, type ReactNode } from 'react';

import type { ProductCard as Card } from '#contract/catalogue-card.ts';
import { etaLabel } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { Price } from '#src/blocks/price.tsx';
import { useLongPress } from '#src/blocks/use-long-press.ts';
import { useLocale } from '#src/state/locale.tsx';
import { later } from '#src/ui/later.tsx';

import { CardHeart } from './card-heart.tsx';
import { CardLabel } from './card-label.tsx';
import { CardLead } from './card-lead.tsx';
import { CardMore } from './card-more.tsx';

import styles from './product-card.module.css';

/** Loaded when a mouse or the keyboard first comes to a card. */
const CardShortcuts = later(async () => (await import('./card-shortcuts.tsx')).CardShortcuts);

interface Props {
  card: Card;
  /** True for the first cards of a page, whose pictures are wanted at once. */
  isEager?: boolean;
  /** What a tap does here, in the place of the plus. */
  children?: ReactNode;
}

/**
 * A product in a list (storefront.md section 2, "Product card"): what a shopper chooses by, and one way to buy. What else can be done with
 * it stands one level down: behind the dots, a long press, or a mouse over the card.
 */
export const ProductCard = memo(function ProductCard({ card, isEager = false, children }: Props) {
  const locale = useLocale();
  const [isReached, setIsReached] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const press = useLongPress(() => setIsMenuOpen(true));
  const splat = productPath(card).slice('/product/'.length);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that somebody has come; what they can do is in its buttons
    <article
      className={styles.card}
      data-stock-code={card.stockCode}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsReached(true)}
      onFocus={({ target }) => target.matches(':focus-visible') && setIsReached(true)}
    >
      <div className={styles.picture}>
        <Link
          to="/$locale/product/$"
          params={{ locale, _splat: splat }}
          tabIndex={-1}
          aria-hidden="true"
          preload={false}
          {...press}
        >
          <img src={card.image} alt="" width={400} height={400} loading={isEager ? 'eager' : 'lazy'} decoding="async" />
        </Link>
        <CardLabel card={card} />
        <CardHeart card={card} />
        {isReached && <CardShortcuts card={card} />}
        <CardLead card={card} splat={splat}>
          {children}
        </CardLead>
      </div>
      <div className={styles.cost}>
        <Price card={card} />
        <CardMore card={card} isOpen={isMenuOpen} onToggle={setIsMenuOpen} />
      </div>
      <h3 className={styles.name}>
        <Link to="/$locale/product/$" params={{ locale, _splat: splat }}>
          {card.name[locale]}
        </Link>
      </h3>
      <p className={styles.facts}>
        <span>
          <bdi className={styles.unit}>{card.brand[locale]}</bdi> · <bdi>{card.units[locale]}</bdi>
        </span>
        {card.unitPrice && <bdi className={styles.unit}>{card.unitPrice[locale]}</bdi>}
        {card.minimumOrder > 1 && (
          <span className={styles.eta}>
            <Trans>
              At least <bdi>{card.minimumOrder}</bdi>
            </Trans>
          </span>
        )}
        {card.eta && <bdi className={styles.eta}>{etaLabel(card.eta[locale], locale)}</bdi>}
      </p>
    </article>
  );
});
