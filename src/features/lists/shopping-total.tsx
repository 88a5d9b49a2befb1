import { Trans } from '@lingui/react/macro';

import { AgeNotice } from '#src/blocks/age-notice.tsx';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import type { MyListItem } from '#src/domain/lists/lists.ts';
import { runningTotal } from '#src/domain/lists/running-total.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './shopping-total.module.css';

interface Props {
  items: readonly MyListItem[];
  cards: ReadonlyMap<string, KnownCard>;
}

/** What is in the basket so far, of what the list comes to, by the prices that this device knows, with their age. */
export function ShoppingTotal({ items, cards }: Props) {
  const locale = useLocale();
  const { inBasket, whole, asOf, unknown } = runningTotal(items, cards);
  return (
    <div className={styles.total}>
      <p className={styles.line}>
        <span>
          <Trans>In the basket</Trans>
        </span>
        <strong>
          <bdi>{formatMoney(inBasket, locale)}</bdi>
        </strong>
        <span className={styles.of}>
          <Trans>
            of <bdi>{formatMoney(whole, locale)}</bdi>
          </Trans>
        </span>
      </p>
      {asOf !== null && <AgeNotice ofPrices asOf={asOf} />}
      {unknown > 0 && (
        <p className={styles.of}>
          <Trans>Some prices are not known on this device and are not in the total.</Trans>
        </p>
      )}
    </div>
  );
}
