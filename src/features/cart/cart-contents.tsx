import { Trans, useLingui } from '@lingui/react/macro';

import { UndoBar } from '#src/blocks/undo-bar.tsx';
import { useFirstRows } from '#src/blocks/use-first-rows.ts';
import { useUndo } from '#src/blocks/use-undo.ts';
import { Notice } from '#src/ui/notice.tsx';

import { CartLine } from './cart-line.tsx';
import { CartSection } from './cart-section.tsx';
import { CartStanding } from './cart-standing.tsx';
import { GiftBoxSection } from './gift-box-section.tsx';
import { RegularItems } from './regular-items.tsx';
import type { Cart } from './use-cart.ts';

import styles from './cart-contents.module.css';

interface Props {
  cart: Cart;
  /** The heading of the page says what its first section is. */
  isNamed?: boolean;
}

/** The sections of the cart, on its page and in its panel (storefront.md section 2, Cart page). */
export function CartContents({ cart, isNamed = false }: Props) {
  const { t } = useLingui();
  const items = cart.lines.filter(({ cartType }) => cartType === 'CRT');
  const cartRows = useFirstRows(items);
  const undo = useUndo();
  return (
    <div className={styles.lines}>
      <CartStanding cart={cart} />
      {/* A gift box alone is no empty cart. */}
      {(items.length > 0 || cart.lines.length === 0) && (
        <CartSection title={t`Cart items`} count={items.length} isNamed={isNamed || items.length === 0}>
          {cartRows.map((line) => (
            <CartLine key={line.stockCode} line={line} cart={cart} undo={undo} variant="view_cart_box" />
          ))}
          {items.length === 0 && (
            <Notice icon="basket" title={<Trans>Your cart is empty</Trans>}>
              <p>
                <Trans>What you add stays here, with signal or without.</Trans>
              </p>
            </Notice>
          )}
        </CartSection>
      )}
      <GiftBoxSection cart={cart} />
      {/* None of it is paid for here. */}
      <RegularItems cart={cart} undo={undo} />
      <UndoBar undo={undo} />
    </div>
  );
}
