import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { orderMessages } from '#contract/messages/orders.ts';
import type { OrderDetail } from '#contract/order-detail.ts';
import { dayOfNumber } from '#contract/rules/day-number.ts';
import { DayTimeChips } from '#src/blocks/day-time-chips.tsx';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { saySlot, sayWrittenSlot } from '#src/blocks/spoken-dates.ts';
import { reschedule } from '#src/domain/orders/commands.ts';
import { orderNumber, type PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { formatMoney } from '#src/lib/money.ts';
import { isNotFound } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';
import { closePanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';

import { ActAnswers } from './act-answers.tsx';
import { ChildOrders } from './child-orders.tsx';
import { NotAnyMore } from './not-any-more.tsx';
import { useNewTime } from './use-new-time.ts';

import styles from './acts.module.css';

const SENTENCES = { ...checkoutMessages, ...orderMessages };

interface Props {
  order: PlacedRef;
  detail: OrderDetail;
}

/** Day chips, time chips and 'Update Delivery'. */
export function RescheduleOrderForm({ order, detail }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const form = useNewTime(order, detail);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const number = orderNumber(order);
  const isGone = form.error !== null && isNotFound(form.error);
  if ((!detail.actions.includes('reschedule') || isGone) && !isBusy) {
    return (
      <NotAnyMore>
        <Trans>
          Order <bdi dir="ltr">{number}</bdi> can no longer be moved to another time.
        </Trans>
      </NotAnyMore>
    );
  }
  if (form.error && !form.slots) return <FailureNotice error={form.error} onRetry={form.retry} />;
  const { wanted } = form;
  const submit = async (): Promise<void> => {
    if (!wanted) return;
    setIsBusy(true);
    setProblem(null);
    const result = await reschedule(client, order, { dayId: wanted.dayId, slotId: wanted.slotId });
    setIsBusy(false);
    if (!result.ok) {
      form.again();
      setProblem(spoken(result.error, locale, SENTENCES, orderMessages.rescheduleFailed));
      return;
    }
    closePanel();
    const when = sayWrittenSlot(dayOfNumber(wanted.dayId) ?? detail.day, wanted.hours, locale);
    const { refunded } = result.value.value;
    const money = formatMoney(refunded, locale);
    const comes = t`Your order comes: ${when}`;
    showToast(refunded > 0 ? `${comes}. ${t`${money} goes back to you.`}` : comes, 'success');
  };
  const comesNow = saySlot(detail.startsAt, detail.endsAt, locale);
  return (
    <div className={styles.panel}>
      <p>
        <Trans>
          Order <bdi dir="ltr">{number}</bdi> comes: <bdi>{comesNow}</bdi>. When should it come instead?
        </Trans>
      </p>
      <ChildOrders numbers={detail.children}>
        {(numbers) => <Trans>What was added to it comes with it: {numbers}.</Trans>}
      </ChildOrders>
      {detail.isExpress && (
        <p className={styles.said}>
          <Trans>
            At another time it comes by standard delivery: what express cost more goes back to what you paid with.
          </Trans>
        </p>
      )}
      <DayTimeChips
        days={form.days}
        dayId={form.dayId}
        onDay={form.chooseDay}
        slots={form.slots}
        slotId={form.slotId}
        onSlot={({ id }) => form.chooseSlot(id)}
      />
      {problem !== null && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      <ActAnswers
        yes={<Trans>Update Delivery</Trans>}
        onYes={() => void submit()}
        no={<Trans>Leave it as it is</Trans>}
        onNo={closePanel}
        isBusy={isBusy}
        isLacking={wanted === null}
      />
    </div>
  );
}
