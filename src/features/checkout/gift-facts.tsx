import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import type { BillStanding } from '#contract/bills.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { readWrittenDay } from '#contract/rules/written-day.ts';
import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './bill-summary.module.css';

/** What an e-gift says and when it is sent, to be read once more before it is paid. */
export function GiftFacts({ gift: { senderName, message, day } }: { gift: NonNullable<BillStanding['gift']> }) {
  const locale = useLocale();
  const [today] = useState(() => dubaiDay(new Date()));
  const sentOn = readWrittenDay(day);
  return (
    <>
      <div>
        <dt>
          <Trans>From</Trans>
        </dt>
        <dd>
          <bdi>{senderName}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Sent</Trans>
        </dt>
        <dd>
          {sentOn === null || sentOn <= today ? <Trans>Once it is paid</Trans> : formatDate(sentOn, 'date', locale)}
        </dd>
      </div>
      {message !== '' && (
        <div>
          <dt>
            <Trans>Message</Trans>
          </dt>
          <dd className={styles.words} dir="auto">
            {message}
          </dd>
        </div>
      )}
    </>
  );
}
