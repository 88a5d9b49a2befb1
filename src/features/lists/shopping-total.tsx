import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { AgeNotice } from '#src/blocks/age-notice.tsx';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import type { MyListItem } from '#src/domain/lists/lists.ts';
import { runningTotal } from '#src/domain/lists/running-total.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { buttonClass } from '#src/ui/button.tsx';

import styles from './shopping-total.module.css';

interface Props {
  listId: string;
  items: readonly MyListItem[];
  cards: ReadonlyMap<string, KnownCard>;
}

/** What is ticked so far, in the basket or at home, of what the list comes to, by the prices that this device knows, with their age; and the end of it, any time. */
export function ShoppingTotal({ listId, items, cards }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { inBasket, whole, asOf, unknown } = runningTotal(items, cards);
  const done = items.filter(({ isChecked }) => isChecked).length;
  return (
    <div className={styles.total}>
      <div className={styles.line}>
        <p className={styles.sums}>
          <span className={styles.of}>
            <Trans context="the sum of what is ticked on a list">Ticked</Trans>
          </span>
          <strong>
            <bdi>{formatMoney(inBasket, locale)}</bdi>
          </strong>
          {inBasket < whole && (
            <span className={styles.of}>
              <Trans>
                of <bdi>{formatMoney(whole, locale)}</bdi>
              </Trans>
            </span>
          )}
        </p>
        <Link
          to="/$locale/account/myfavourites"
          params={{ locale }}
          search={{ tab: 'lists', list: listId }}
          className={buttonClass(done === items.length ? 'primary' : 'quiet', styles.end)}
          onClick={() => showToast(t`Shopping done: ${done} of ${items.length} ticked`, 'success')}
        >
          <Trans>Done shopping</Trans>
        </Link>
      </div>
      {asOf !== null && <AgeNotice ofPrices asOf={asOf} />}
      {unknown > 0 && (
        <p className={styles.of}>
          <Trans>Some prices are not known on this device and are not in the total.</Trans>
        </p>
      )}
    </div>
  );
}
