import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { sayCartFailed } from '#src/blocks/say-cart-failed.ts';
import { useEdit } from '#src/blocks/use-edit.ts';
import { addAllToCart, missingFromCart, takeAllBack, type Missing } from '#src/domain/cart/add-all.ts';
import { linesIn } from '#src/domain/cart/all-lines.ts';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { ShopView } from '#src/offline/shop/shop-door.ts';
import { useShopValue } from '#src/offline/shop/use-shop-value.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import type { Undo } from './use-undo.ts';

import styles from './put-all-in-cart.module.css';

interface Props {
  /** Without a quantity one minimum order is wanted. */
  wanted: readonly { readonly stockCode: string; readonly quantity?: number }[];
  cards: ReadonlyMap<string, KnownCard>;
  /** Products may still be read: the sum is not known yet. */
  isReading: boolean;
  undo: Undo;
  /** A sum stands above it, in a narrow box: words alone, in one line. */
  isBelowSum?: boolean;
}

/** Everything that is wanted here and not in the cart yet, with one tap, its sum, and the way back. */
export function PutAllInCart({ wanted, cards, isReading, undo, isBelowSum = false }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const edit = useEdit();
  const inCart = useShopValue(quantitiesInCart, null);
  const { missing, rate, leftOut } = missingFromCart(wanted, cards, (code) => inCart.get(code) ?? 0);
  const put = async (all: readonly Missing[]): Promise<void> => {
    try {
      if (!(await edit(addAllToCart(all)))) return;
      const said = t`${plural(all.length, { one: '# product put in the cart', other: '# products put in the cart' })}`;
      undo.offer(said, () => void edit(takeAllBack(all)));
    } catch {
      sayCartFailed('notAdded', locale);
    }
  };
  if (isReading) return <Skeleton width="240px" height="44px" />;
  if (leftOut === wanted.length) return null;
  return (
    <div className={styles.all}>
      {missing.length > 0 ? (
        <Button className={styles.put} onClick={() => void put(missing)}>
          {!isBelowSum && <Icon name="shopping-cart-simple" />}
          <span>
            {missing.length + leftOut < wanted.length ? (
              <Trans>Put the rest in the cart</Trans>
            ) : (
              <Trans>Put all in the cart</Trans>
            )}
          </span>
          {!isBelowSum && <bdi className={styles.rate}>{formatMoney(rate, locale)}</bdi>}
        </Button>
      ) : (
        <Link to="/$locale/cart" params={{ locale }} className={buttonClass('quiet', styles.put)}>
          <Icon name="check" />
          <Trans>All in the cart. Open the cart</Trans>
        </Link>
      )}
      {leftOut > 0 && (
        <p className={styles.note}>
          <Plural
            value={leftOut}
            one="# product can't be bought now and is left out."
            other="# products can't be bought now and are left out."
          />
        </p>
      )}
    </div>
  );
}

function quantitiesInCart(view: ShopView): ReadonlyMap<string, number> {
  return new Map(
    linesIn(view)
      .filter(({ cartType }) => cartType === 'CRT')
      .map(({ stockCode, quantity }) => [stockCode, quantity]),
  );
}
