import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import { ItemCard } from '#src/blocks/item-card/item-card.tsx';
import { sayIfNotKept } from '#src/blocks/say-not-kept.ts';
import { setLine } from '#src/domain/cart/commands.ts';
import type { MyLine } from '#src/domain/cart/lines.ts';
import { useLocale } from '#src/state/locale.tsx';
import { closePanel, openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { useCart } from './use-cart.ts';

import styles from './out-of-stock-panel.module.css';

/** storefront.md section 9. */
const REVALIDATED_AFTER_MS = 3000;

/** What can't be bought now: to take out, or to replace. Closes when nothing is left (storefront.md section 4, Out-of-stock list). */
export function OutOfStockPanel() {
  const locale = useLocale();
  const cart = useCart();
  const { outOfStock, renew } = cart;
  const hadSome = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (outOfStock.length > 0) hadSome.current = true;
    else if (hadSome.current) {
      hadSome.current = false;
      closePanel();
    }
  }, [outOfStock.length]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const remove = async (line: MyLine): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = setTimeout(renew, REVALIDATED_AFTER_MS);
    await sayIfNotKept(await setLine(line, 0, line.seenPrice), locale);
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
            {card && (
              <Button look="plain" onClick={() => openPanel('alternative', { card })}>
                <Trans>View alternatives</Trans>
              </Button>
            )}
            <Button look="quiet" onClick={() => void remove(line)}>
              <Icon name="trash" size={18} />
              <Trans>Remove</Trans>
            </Button>
          </ItemCard>
        );
      })}
    </div>
  );
}
