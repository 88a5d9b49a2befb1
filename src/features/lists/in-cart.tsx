import { Trans } from '@lingui/react/macro';

import { useQuantity } from '#src/domain/cart/lines.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './in-cart.module.css';

interface Props {
  stockCode: string;
  /** How many of it the list has. */
  quantity: number;
}

/** That the cart has an item of a list; how many, where the list has another number of it. */
export function InCart({ stockCode, quantity }: Props) {
  const inCart = useQuantity(stockCode);
  if (inCart === 0) return null;
  return (
    <span className={styles.in}>
      <Icon name="check" size={14} />
      {inCart === quantity ? (
        <Trans>In the cart</Trans>
      ) : (
        <Trans>
          In the cart: <bdi>{inCart}</bdi>
        </Trans>
      )}
    </span>
  );
}
