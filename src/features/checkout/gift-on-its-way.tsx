import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import type { BillStanding } from '#contract/bills.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { readWrittenDay } from '#contract/rules/written-day.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';

/** An e-gift that is paid: who gets it when, and where one sees what became of it. */
export function GiftOnItsWay({ gift: { name, day } }: { gift: NonNullable<BillStanding['gift']> }) {
  const locale = useLocale();
  const [today] = useState(() => dubaiDay(new Date()));
  const sentOn = readWrittenDay(day);
  const friend = <bdi>{name}</bdi>;
  return (
    <>
      <p>
        {sentOn === null || sentOn <= today ? (
          <Trans>{friend} gets it by email within a few minutes.</Trans>
        ) : (
          <Trans>
            {friend} gets it by email on {formatDate(sentOn, 'date', locale)}, at nine in the morning.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          <AppLink path="/account/mywallet">Your wallet</AppLink> says when it was sent and used.
        </Trans>
      </p>
    </>
  );
}
