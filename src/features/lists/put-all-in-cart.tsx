import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { sayCartFailed } from '#src/blocks/say-cart-failed.ts';
import { useEdit } from '#src/blocks/use-edit.ts';
import type { Undo } from '#src/blocks/use-undo.ts';
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

import styles from './put-all-in-cart.module.css';

interface Props {
  /** Without a quantity one minimum order is wanted. */
  wanted: readonly { readonly stockCode: string; readonly quantity?: number }[];
  cards: ReadonlyMap<string, KnownCard>;
  /** Products may still be read: the sum is not known yet. */
  isReading: boolean;
  undo: Undo;
  /** In a box of its own beside the rows: the sum stands above the button, with what it is. */
  hasSumAbove?: boolean;
}

/** Everything that is wanted here and not in the cart yet, with one tap, its sum, and the way back. */
export function PutAllInCart({ wanted, cards, isReading, undo, hasSumAbove = false }: Props) {
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
      {missing.length > 0 && hasSumAbove && (
        <p className={styles.sum}>
          <Trans>Not yet in the cart</Trans>
          <bdi>{formatMoney(rate, locale)}</bdi>
        </p>
      )}
      {missing.length > 0 ? (
        <Button className={styles.put} onClick={() => void put(missing)}>
          <Icon name="shopping-cart-simple" />
          <span>
            <Plural value={missing.length} one="Add # item to cart" other="Add # items to cart" />
            {!hasSumAbove && (
              <>
                {' · '}
                <bdi className={styles.rate}>{formatMoney(rate, locale)}</bdi>
              </>
            )}
          </span>
        </Button>
      ) : (
        <Link to="/$locale/cart" params={{ locale }} className={buttonClass('quiet', styles.put)}>
          <Icon name="check" />
          <Trans>All in your cart</Trans>
          <Icon name="caret-right" size={16} />
        </Link>
      )}
      {leftOut > 0 && (
        <p className={styles.note}>
          <Trans>
            <bdi>{wanted.length - leftOut}</bdi> of <bdi>{wanted.length}</bdi> can be bought now
          </Trans>
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
