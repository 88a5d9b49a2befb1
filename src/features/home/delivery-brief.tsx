import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { guestArea } from '#src/domain/addresses/guest-area.ts';
import { nextSlotIn } from '#src/domain/checkout/next-slot.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useKeptAnswer } from '#src/state/kept-answer.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './delivery-brief.module.css';

/** The emirate of who has not chosen an area yet (contract/next-slot.ts). */
const ANYWHERE = 0;

/** What a guest wants to know before choosing anything: the fee, the least order, the next time. Nothing without signal: a time that was free is no promise. */
export function DeliveryBrief() {
  const locale = useLocale();
  const area = useKeptAnswer(guestArea);
  const { data, isError } = useQuery(nextSlotIn(area?.emirateId ?? ANYWHERE));
  if (!data || isError) return null;
  const { slot, fee } = data.value;
  const money = <bdi>{formatMoney(fee, locale)}</bdi>;
  const day = slot?.day[locale];
  const [from, to] = [<bdi key="from">{slot?.from}</bdi>, <bdi key="to">{slot?.to}</bdi>];
  return (
    <span className={styles.brief}>
      <span>{fee === 0 ? <Trans>Free delivery</Trans> : <Trans>Delivery {money}</Trans>}</span>
      <span>
        <Trans>No minimum</Trans>
      </span>
      {slot && (
        <span>
          {slot.isToday ? (
            <Trans>
              {day} {from} – {to}
            </Trans>
          ) : (
            // Its hours too would take a second line on a phone, and push what stands below it.
            <>
              {day} {from}
            </>
          )}
        </span>
      )}
    </span>
  );
}
