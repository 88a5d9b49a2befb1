import { Trans } from '@lingui/react/macro';

import { momentWithin } from '#src/blocks/moment-within.ts';
import { nearDay } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';

/** "Placed today at 20:06 · Express delivery". `at`: ISO. */
export function PlacedWhen({ at, isExpress }: { at: string; isExpress: boolean }) {
  const locale = useLocale();
  const when = <bdi>{momentWithin(at, locale)}</bdi>;
  return (
    <>
      {nearDay(at, locale) === null ? <Trans>Placed on {when}</Trans> : <Trans>Placed {when}</Trans>}
      {isExpress && (
        <>
          {' · '}
          <Trans>Express delivery</Trans>
        </>
      )}
    </>
  );
}
