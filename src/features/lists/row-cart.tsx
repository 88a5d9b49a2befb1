import { useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { setLineOrSay } from '#src/blocks/set-line-or-say.ts';
import { useCartLine } from '#src/blocks/use-cart-line.ts';
import { wantedOf } from '#src/domain/lists/wanted.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './row-action.module.css';

interface Props {
  card: ProductCard;
  /** How many the list wants of it. */
  quantity: number;
}

/**
 * One tap puts as many into the cart as the list wants, the next one takes these out again. A row has one number, the list's own: how many the
 * cart has is the cart's to say. The same button all the time: it keeps its focus.
 */
export function RowCart({ card, quantity }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { stockCode } = card;
  const name = card.name[locale];
  const wanted = wantedOf(quantity, card);
  const { quantity: inCart, add } = useCartLine(card);
  const isIn = inCart >= wanted;
  const takeOut = (): void =>
    void setLineOrSay({ cartType: 'CRT', stockCode, quantity: inCart - wanted, seenPrice: currentPrice(card) }, locale);
  return (
    <Button
      className={styles.put}
      aria-label={isIn ? t`In the cart: ${name}` : t`Add ${name} to cart`}
      aria-pressed={isIn}
      onClick={isIn ? takeOut : () => add(wanted - inCart)}
    >
      <Icon name={isIn ? 'shopping-cart-simple-fill' : 'plus'} />
    </Button>
  );
}
