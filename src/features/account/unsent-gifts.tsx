import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { readWrittenDay } from '#contract/rules/written-day.ts';
import { myEgifts } from '#src/domain/egifts/queries.ts';
import { formatDate } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './form.module.css';

/** E-gifts that wait for their day, by name: they go with the account (money.md section 2). Nothing where there are none. */
export function UnsentGifts() {
  const locale = useLocale();
  const unsent = (useQuery(myEgifts()).data?.value.gifts ?? []).filter(({ state }) => state === 'paid');
  if (unsent.length === 0) return null;
  return (
    <>
      <p>
        <Trans>
          These e-gifts are not sent yet. They are given up: nobody gets them, and the money does not come back.
        </Trans>
      </p>
      <ul className={styles.list}>
        {unsent.map(({ docno, name, fils, day }) => (
          <li key={docno}>
            <bdi>{name}</bdi>: <bdi>{formatMoney(fils, locale)}</bdi>,{' '}
            <bdi>{formatDate(readWrittenDay(day) ?? day, 'date', locale)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
