import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { momentWithin } from '#src/blocks/moment-within.ts';
import { useLocale } from '#src/state/locale.tsx';

/** Until when an order can be changed. `until`: ISO; null where a kept answer does not say it. */
export function ChangeUntil({ until }: { until: string | null }) {
  const locale = useLocale();
  const [now] = useState(() => new Date().toISOString());
  if (until === null || until <= now) {
    return <Trans>You can still change it: we pick it shortly before its delivery time.</Trans>;
  }
  return (
    <Trans>
      You can add to it, move it or cancel it until <bdi>{momentWithin(until, locale)}</bdi>.
    </Trans>
  );
}
