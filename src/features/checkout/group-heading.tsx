import { Trans } from '@lingui/react/macro';

import type { DeliveryGroup } from '#contract/checkout.ts';
import { useLocale } from '#src/state/locale.tsx';

import { useGroupTitles } from './use-group-titles.ts';

import styles from './rows.module.css';

/** What a delivery is called by what is in it, and when it comes (account.md section 2: the sentences where a part is missing). */
export function GroupHeading({ group: { kind, dayId, dayLabel, slotId, time } }: { group: DeliveryGroup }) {
  const locale = useLocale();
  const titles = useGroupTitles();
  return (
    <p>
      <strong>{titles[kind]}</strong>
      <br />
      <span className={styles.note}>
        {dayId === null ? <Trans>No date available</Trans> : <bdi>{dayLabel[locale]}</bdi>}
        {' · '}
        {slotId === null ? (
          <Trans>No slots avalaible</Trans>
        ) : (
          <bdi dir="ltr" className={styles.whole}>
            {time}
          </bdi>
        )}
      </span>
    </p>
  );
}
