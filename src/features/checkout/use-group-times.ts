import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { DeliveryGroup } from '#contract/checkout.ts';
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { say } from '#contract/messages/sentence.ts';
import type { TimesByKind } from '#src/domain/checkout/choices.ts';
import type { WantedTime } from '#src/domain/checkout/commands.ts';
import { groupsOf, type Prepared } from '#src/domain/checkout/queries.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';

interface Time {
  readonly dayId: number;
  readonly slotId: number | null;
}

type Send = (
  client: ReturnType<typeof useQueryClient>,
  prepared: Prepared,
  times: readonly WantedTime[],
) => Promise<Result<unknown, AppError>>;

interface Options {
  /** Times of an order before this one, by the kind of delivery. */
  readonly before: TimesByKind;
  /** Told of each choice, with what was chosen for the other deliveries. */
  readonly onWanted?: (times: TimesByKind) => void;
  readonly send: Send;
  /** The shop has taken these times. */
  readonly onSent: (times: TimesByKind) => void;
}

/** The deliveries of a prepared order, and the day and time that is chosen for each. */
export function useGroupTimes(prepared: Prepared, { before, send, onWanted, onSent }: Options) {
  const locale = useLocale();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(groupsOf(prepared));
  const [changed, setChanged] = useState<Readonly<Record<number, Time>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const groups = data?.value.groups;
  const timeOf = (group: DeliveryGroup): Time =>
    changed[group.group] ?? before[group.kind] ?? { dayId: group.dayId ?? group.firstDayId, slotId: group.slotId };

  const submit = async (): Promise<void> => {
    if (isBusy || !groups) return;
    const times = groups.flatMap((group) => {
      const { dayId, slotId } = timeOf(group);
      return slotId === null ? [] : [{ group: group.group, kind: group.kind, dayId, slotId }];
    });
    if (times.length < groups.length) {
      setProblem(say(checkoutMessages.noSlot, locale));
      return;
    }
    setIsBusy(true);
    setProblem(null);
    const result = await send(
      client,
      prepared,
      times.map(({ group, dayId, slotId }) => ({ group, dayId, slotId })),
    );
    setIsBusy(false);
    if (!result.ok) setProblem(spoken(result.error, locale, checkoutMessages, checkoutMessages.noSlot));
    else onSent(Object.fromEntries(times.map(({ kind, dayId, slotId }) => [kind, { dayId, slotId }])));
  };
  return {
    groups,
    error: groups ? null : error,
    retry: () => void refetch(),
    timeOf,
    setTime: ({ group, kind }: DeliveryGroup, time: Time) => {
      setChanged((all) => ({ ...all, [group]: time }));
      const { dayId, slotId } = time;
      if (slotId !== null) onWanted?.({ ...before, [kind]: { dayId, slotId } });
    },
    isBusy,
    problem,
    submit: () => void submit(),
  };
}

export type GroupTimesState = ReturnType<typeof useGroupTimes>;
