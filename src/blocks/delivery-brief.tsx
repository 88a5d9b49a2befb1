import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { sayHours, sayTimeOfDay } from '#contract/rules/hours.ts';
import { guestArea } from '#src/domain/addresses/guest-area.ts';
import { nextSlotIn } from '#src/domain/checkout/next-slot.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useKeptAnswer } from '#src/state/kept-answer.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

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
  return (
    <span className={styles.brief}>
      <Icon name="truck" size={16} />
      <span>{fee === 0 ? <Trans>Free delivery</Trans> : <Trans>Delivery {money}</Trans>}</span>
      <span>
        <Trans>No minimum</Trans>
      </span>
      {slot && (
        <span>
          {/* All of another day's hours would take a second line on a phone, and push what stands below it. */}
          {slot.day[locale]}{' '}
          <bdi>{slot.isToday ? sayHours(`${slot.from} - ${slot.to}`, locale) : sayTimeOfDay(slot.from, locale)}</bdi>
        </span>
      )}
    </span>
  );
}
