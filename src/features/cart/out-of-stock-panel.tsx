import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import { ItemCard } from '#src/blocks/item-card/item-card.tsx';
import { setLineOrSay } from '#src/blocks/set-line-or-say.ts';
import type { MyLine } from '#src/domain/cart/lines.ts';
import { revalidateLater } from '#src/domain/cart/revalidate.ts';
import { useLocale } from '#src/state/locale.tsx';
import { closePanel } from '#src/state/panels.ts';
import { Notice } from '#src/ui/notice.tsx';

import { OutOfStockActions } from './out-of-stock-actions.tsx';
import { useCart } from './use-cart.ts';

import styles from './out-of-stock-panel.module.css';

/** The lines that can't be bought now, to remove or to replace. Closes when none is left (storefront.md section 4, Out-of-stock list). */
export function OutOfStockPanel() {
  const locale = useLocale();
  const cart = useCart();
  const { outOfStock } = cart;
  const client = useQueryClient();
  const hadSome = useRef(false);
  useEffect(() => {
    if (outOfStock.length > 0) hadSome.current = true;
    else if (hadSome.current) {
      hadSome.current = false;
      closePanel();
    }
  }, [outOfStock.length]);
  const remove = (line: MyLine): void => {
    revalidateLater(client);
    void setLineOrSay({ ...line, quantity: 0 }, locale);
  };
  if (outOfStock.length === 0) return <Notice icon="basket" title={say(cartMessages.outOfStockEmpty, locale)} />;
  return (
    <div className={styles.panel}>
      <p className={styles.why}>{say(cartMessages.removeOutOfStock, locale)}</p>
      {outOfStock.map((line) => {
        const card = cart.known.cards.get(line.stockCode)?.card;
        const name = cart.quotedOf(line)?.name[locale] ?? line.stockCode;
        return (
          <ItemCard
            key={`${line.cartType} ${line.stockCode}`}
            variant="view_cart_box"
            card={card}
            isReading={!cart.known.isRead}
            fallbackName={name}
          >
            <OutOfStockActions card={card} name={name} onRemove={() => remove(line)} />
          </ItemCard>
        );
      })}
    </div>
  );
}
