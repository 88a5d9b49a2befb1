import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { momentWithin } from '#src/blocks/moment-within.ts';
import { useLocale } from '#src/state/locale.tsx';

interface Props {
  /** ISO; null where a kept answer does not say it. */
  until: string | null;
  /** It was added to another order, which alone can be moved and added to. */
  isAdded: boolean;
}

/** Until when an order can be changed. */
export function ChangeUntil({ until, isAdded }: Props) {
  const locale = useLocale();
  const [now] = useState(() => new Date().toISOString());
  if (until === null || until <= now) {
    return <Trans>You can still change it: we pick it shortly before its delivery time.</Trans>;
  }
  if (isAdded) {
    return (
      <Trans>
        You can cancel it until <bdi>{momentWithin(until, locale)}</bdi>.
      </Trans>
    );
  }
  return (
    <Trans>
      You can add to it, move it or cancel it until <bdi>{momentWithin(until, locale)}</bdi>.
    </Trans>
  );
}
