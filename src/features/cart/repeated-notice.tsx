import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';

import { forgetRepeated, useRepeated, type ChangedItem } from '#src/domain/orders/repeated.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Status } from '#src/ui/status.tsx';

import styles from './repeated-notice.module.css';

/** What of a repeated order is gone, and what costs more than it did, with both prices; gone once it was read. */
export function RepeatedNotice() {
  const locale = useLocale();
  const navigate = useNavigate();
  const repeated = useRepeated();
  if (!repeated) return null;
  const price = (fils: number) => <bdi>{formatMoney(fils, locale)}</bdi>;
  const listed = (items: readonly ChangedItem[]) => (
    <ul className={styles.list}>
      {items.map(({ stockCode, name, before, now }) => (
        <li key={stockCode} className={styles.item}>
          <bdi>{name[locale]}</bdi>
          <span className={styles.prices}>
            {now === 0 ? (
              <Trans>was {price(before)}</Trans>
            ) : (
              <Trans>
                was {price(before)}, now <strong>{price(now)}</strong>
              </Trans>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
  const close = (): void => {
    forgetRepeated();
    void navigate({ to: '/$locale/cart', params: { locale }, search: {}, replace: true, resetScroll: false });
  };
  return (
    <Status className={styles.notice}>
      {repeated.gone.length > 0 && (
        <>
          <h2>
            <Trans>Not available any more, and not in the cart</Trans>
          </h2>
          {listed(repeated.gone)}
        </>
      )}
      {repeated.dearer.length > 0 && (
        <>
          <h2>
            <Trans>Costs more than last time</Trans>
          </h2>
          {listed(repeated.dearer)}
        </>
      )}
      <Button look="quiet" onClick={close}>
        <Trans>OK</Trans>
      </Button>
    </Status>
  );
}
