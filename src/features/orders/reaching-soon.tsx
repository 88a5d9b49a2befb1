import { Trans } from '@lingui/react/macro';

import { sayClock } from '#src/blocks/spoken-dates.ts';
import { useIsPast } from '#src/blocks/use-is-past.ts';
import { reachesBy } from '#src/domain/orders/on-route.ts';
import { useLocale } from '#src/state/locale.tsx';

interface Props {
  /** When it set out, ISO; null where that is not known. */
  since: string | null;
}

/** Of an order that is on its way to the door: by when "within 30 minutes" (account.md section 4) is over, and that it is late once it is. */
export function ReachingSoon({ since }: Props) {
  const locale = useLocale();
  const by = reachesBy(since);
  if (useIsPast(by)) return <Trans>Running late</Trans>;
  return by === null ? (
    <Trans>Reaching within 30 minutes</Trans>
  ) : (
    <Trans>
      Arriving by <bdi>{sayClock(by, locale)}</bdi>
    </Trans>
  );
}
