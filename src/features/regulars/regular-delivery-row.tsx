import { Trans, useLingui } from '@lingui/react/macro';

import { orderPath } from '#contract/order-urls.ts';
import type { RegularDelivery } from '#contract/regulars.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { sayDate, sayWrittenSlot } from '#src/blocks/spoken-dates.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';

import styles from './regulars.module.css';

interface Props {
  delivery: RegularDelivery;
  onCancel: () => void;
}

/** One delivery: what comes, when, whether it is paid, and what has become of it. */
export function RegularDeliveryRow({ delivery, onCancel }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { name, quantity, units, day, time, isPaid, state, orderDocno } = delivery;
  const date = sayDate(day, locale);
  const ask = (): void => {
    if (isOffline()) showToast(t`This needs a connection`);
    else onCancel();
  };
  return (
    <tr data-state={state}>
      <th scope="row">
        {name[locale]}
        {units[locale] !== '' && (
          <span className={styles.soft}>
            {' '}
            <bdi>{units[locale]}</bdi>
          </span>
        )}
      </th>
      <td>
        <span className={styles.narrowOnly}>
          <Trans>Qty</Trans>{' '}
        </span>
        <bdi>{quantity}</bdi>
      </td>
      <td className={styles.when}>
        <bdi>{sayWrittenSlot(day, time, locale)}</bdi>
      </td>
      <td>
        {(isPaid || state === 'planned' || state === 'ordered') && (
          <span className={styles.payState} data-state={isPaid ? 'PAID' : undefined}>
            {isPaid ? (
              <Trans>Paid</Trans>
            ) : state === 'ordered' ? (
              <Trans>From your wallet</Trans>
            ) : (
              <Trans>Not paid yet</Trans>
            )}
          </span>
        )}
      </td>
      <td className={styles.more}>
        {state === 'planned' && (
          <Button look="plain" aria-label={t`Cancel this order: ${date}`} onClick={ask}>
            <Trans>Cancel this order</Trans>
          </Button>
        )}
        {state === 'cancelled' && <Trans>Cancelled</Trans>}
        {state === 'missed' && <Trans>It could not come</Trans>}
        {orderDocno !== null && (
          <AppLink path={orderPath({ doctype: 'RSO', docno: orderDocno }, 'upcoming')} className={styles.link}>
            <Trans>
              Order <bdi dir="ltr">{`RSO-${orderDocno}`}</bdi>
            </Trans>
          </AppLink>
        )}
      </td>
    </tr>
  );
}
