import { Trans } from '@lingui/react/macro';

import { dubaiTime } from '#contract/rules/dubai-day.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import type { ChosenTime } from '#src/domain/checkout/choices.ts';
import { orderHistory } from '#src/domain/orders/history.ts';
import { orderNumber } from '#src/domain/orders/placed-ref.ts';

import styles from './rows.module.css';

/** Order Placed: nothing of it is picked yet, and more can be added. */
const PLACED = 1;

/** An order of the shopper's comes in the very hours that are chosen: the cart can add to it, which saves the fee (remaining.md C8). */
export function SameHoursNote({ time }: { time: ChosenTime | null }) {
  const orders = useMine(orderHistory(false)).data?.value.orders;
  if (!time?.slot) return null;
  const startsAt = dubaiTime(time.day.date, Number(time.slot.time.slice(0, 2))).getTime();
  const other = orders?.find(
    (order) =>
      order.doctype === 'RSO' &&
      order.state === PLACED &&
      order.parentDocno === null &&
      Date.parse(order.startsAt) === startsAt,
  );
  if (!other) return null;
  const number = orderNumber({ docno: other.docno, doctype: 'RSO' });
  return (
    <p className={styles.note}>
      <Trans>
        Your order <bdi dir="ltr">{number}</bdi> comes in these hours too.
      </Trans>{' '}
      <AppLink path="/cart">
        <Trans>Add to it from the cart, with no second delivery fee</Trans>
      </AppLink>
    </p>
  );
}
