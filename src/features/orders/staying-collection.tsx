import { Trans } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import { slotWithin } from '#src/blocks/moment-within.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { myReturnBox } from '#src/domain/recycling/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './acts.module.css';

/** Packaging that was to go back with an order is collected all the same once that is cancelled (remaining.md RE 5: it has a way of its own to be called off). */
export function StayingCollection({ startsAt, endsAt }: Pick<OrderDetail, 'startsAt' | 'endsAt'>) {
  const locale = useLocale();
  const { data } = useMine(myReturnBox());
  const stays = data?.value.collections.some((one) => one.state === 'asked' && one.startsAt === startsAt) ?? false;
  if (!stays) return null;
  const when = slotWithin(startsAt, endsAt, locale);
  return (
    <p className={styles.note}>
      <Trans>
        We still come for your packaging: <bdi>{when}</bdi>. If that no longer suits you, cancel the collection in your
        return box.
      </Trans>
    </p>
  );
}
