import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { say } from '#contract/messages/sentence.ts';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { confirmTimes, type WantedTime } from '#src/domain/checkout/commands.ts';
import { groupsOf, type Prepared } from '#src/domain/checkout/queries.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CheckoutBlock } from './checkout-block.tsx';
import { GroupTimes } from './group-times.tsx';

import styles from './rows.module.css';

interface Props {
  prepared: Prepared;
  onConfirmed: () => void;
}

/** What comes apart from the rest: its days and times are chosen and confirmed before the order is paid (remaining.md CK 16, 17, 21). */
export function GroupsBlock({ prepared, onConfirmed }: Props) {
  const locale = useLocale();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(groupsOf(prepared));
  const [changed, setChanged] = useState<Readonly<Record<number, { dayId: number; slotId: number | null }>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!data) {
    return error ? <FailureNotice error={error} onRetry={() => void refetch()} /> : <Skeleton height="240px" />;
  }
  const { groups } = data.value;
  const times: WantedTime[] = groups.flatMap(({ group, dayId: day, slotId: slot }) => {
    const { dayId, slotId } = changed[group] ?? { dayId: day, slotId: slot };
    return dayId === null || slotId === null ? [] : [{ group, dayId, slotId }];
  });
  const confirm = async (): Promise<void> => {
    if (isBusy) return;
    if (times.length < groups.length) {
      setProblem(say(checkoutMessages.noSlot, locale));
      return;
    }
    setIsBusy(true);
    setProblem(null);
    const result = await confirmTimes(client, prepared, times);
    setIsBusy(false);
    if (result.ok) onConfirmed();
    else setProblem(spoken(result.error, locale, checkoutMessages, checkoutMessages.noSlot));
  };
  return (
    <CheckoutBlock icon="calendar-blank" title={<Trans>Deliveries</Trans>}>
      <p role="alert" className={styles.alert}>
        {say(checkoutMessages.notTogether, locale)}
      </p>
      {groups.map((group) => (
        <GroupTimes
          key={group.group}
          prepared={prepared}
          group={group}
          time={changed[group.group] ?? { dayId: group.dayId ?? group.firstDayId, slotId: group.slotId }}
          onChange={(time) => setChanged((all) => ({ ...all, [group.group]: time }))}
        />
      ))}
      {problem !== null && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      <Button aria-disabled={isBusy} onClick={() => void confirm()}>
        <Trans>Confirm</Trans>
      </Button>
    </CheckoutBlock>
  );
}
