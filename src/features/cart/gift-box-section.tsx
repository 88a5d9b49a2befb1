import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { placesFor } from '#contract/rows/gift-box-rules.ts';
import { BOX_PLACES } from '#contract/rows/line-limits.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { BoxPlaces } from './box-places.tsx';
import { boxSum } from './box-sum.ts';
import { CartLine } from './cart-line.tsx';
import { CartSection } from './cart-section.tsx';
import type { Cart } from './use-cart.ts';

import styles from './gift-box-section.module.css';

const fill = (): void => openPanel('fill_box', {});

/** The gift box as the cart holds it: its container, six places, what lies in them, and what all of it comes to (storefront.md section 2). */
export function GiftBoxSection({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const locale = useLocale();
  const gifts = cart.lines.filter((line) => line.cartType === 'CGB');
  const box = gifts.find((line) => line.isBox);
  const things = gifts.filter((line) => !line.isBox);
  const isFull = things.reduce((sum, { quantity, perPlace }) => sum + placesFor(quantity, perPlace), 0) >= BOX_PLACES;
  const { rate, isSaid } = boxSum(cart);
  const title = t`Gift Box`;
  if (gifts.length === 0) {
    return (
      <section className={styles.empty} aria-label={title}>
        <Icon name="gift" />
        <h2>{title}</h2>
        <Link to="/$locale/searchpage" params={{ locale }} search={{ q: t`gift box` }} className={buttonClass('plain')}>
          <Trans>See gift boxes</Trans>
        </Link>
      </section>
    );
  }
  return (
    <CartSection title={title} count={gifts.length}>
      <div className={styles.box}>
        {box && <CartLine line={box} cart={cart} variant="is_gift_box" />}
        <BoxPlaces things={things} cards={cart.known.cards} {...(box && { onAdd: fill })} />
        {box && !isFull && (
          <Button look="offer" onClick={fill}>
            <Icon name="plus" />
            <Trans>Add gifts to the box</Trans>
          </Button>
        )}
        {things.map((line) => (
          <CartLine key={line.stockCode} line={line} cart={cart} variant="is_gift_box" />
        ))}
        {things.length === 0 && (
          <p className={styles.nothing}>
            <Trans>The box is still empty.</Trans>
          </p>
        )}
        <p className={styles.sum}>
          <span>{isSaid ? <Trans>Gift box total</Trans> : <Trans>Gift box total, not confirmed</Trans>}</span>
          <bdi data-testid="box-total">{formatMoney(rate, locale)}</bdi>
        </p>
      </div>
    </CartSection>
  );
}
