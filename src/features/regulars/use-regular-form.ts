import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { regularMessages } from '#contract/messages/regulars.ts';
import { say } from '#contract/messages/sentence.ts';
import type { RegularTime } from '#contract/regular-days.ts';
import type { RegularOffer } from '#contract/regulars.ts';
import { regularProblems, type RegularChoice, type RegularProblem } from '#contract/rules/regular-order.ts';
import { regularDays } from '#src/domain/regulars/queries.ts';
import type { RegularSubject } from '#src/domain/regulars/subject.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';

import { firstChoice, type choiceBefore } from './first-choice.ts';
import { comingBefore, regularSums } from './regular-sums.ts';
import { regularWish } from './regular-wish.ts';
import { useOrderRegularly } from './use-order-regularly.ts';

export interface RegularFormProps {
  subject: RegularSubject;
  /** Of one product at least. */
  offer: RegularOffer;
  times: readonly RegularTime[];
  before: ReturnType<typeof choiceBefore>;
  /** Prices may have changed. */
  onChanged: () => void;
}

type Field = RegularProblem['field'];

interface Problem {
  readonly field: Field | null;
  readonly said: string;
}

/** The form of a regular order: what is chosen, what is lacking, and what it comes to. */
export function useRegularForm({ subject, offer, times, before, onChanged }: RegularFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [chosen, setChosen] = useState(() => firstChoice(offer, before, 'orderDocno' in subject));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  /** What was told last: the focus goes there once, and stays with who mends it. */
  const [told, setTold] = useState<readonly Problem[] | null>(null);
  const { order, isBusy } = useOrderRegularly(subject, offer);
  // "Picking a frequency loads its day list" (storefront.md section 4).
  const { data, error, refetch } = useQuery({ ...regularDays(chosen.weeks), enabled: chosen.weeks > 0 });
  const days = data?.value.days;
  // A day on which nothing can come is not sent unseen.
  const weekdays = chosen.weekdays.filter((one) => !days || days.some(({ weekday }) => weekday === one));
  const choice: RegularChoice = { ...chosen, weekdays };
  const sums = regularSums(offer, choice, comingBefore(subject, offer));
  const change = (to: Partial<RegularChoice>): void => {
    setChosen({ ...choice, ...to });
    setProblems((before) => before.filter(({ field }) => field !== null && !(field in to)));
  };
  const tell = (all: readonly Problem[]): void => {
    setProblems(all);
    setTold(all);
  };
  const send = async (): Promise<void> => {
    // What failed is said where the days stand.
    const listed = days ?? (await refetch()).data?.value.days;
    if (!listed) return;
    const shownFils = sums.total;
    const refused = await order(
      regularWish({ subject, offer, choice, days: listed, times, shownFils, language: locale }),
    );
    if (!refused) return;
    tell([refused]);
    onChanged();
  };
  return {
    choice,
    sums,
    days,
    daysError: error,
    retryDays: () => void refetch(),
    isBusy,
    told,
    problemOf: (...fields: readonly (Field | null)[]) => problems.find(({ field }) => fields.includes(field))?.said,
    change,
    toggleDay: (weekday: number): void => {
      if (chosen.weeks === 0) tell([{ field: 'weeks', said: say(regularMessages.weeksFirst, locale) }]);
      else if (weekdays.includes(weekday)) change({ weekdays: weekdays.filter((one) => one !== weekday) });
      else change({ weekdays: [...weekdays, weekday] });
    },
    chooseTime: (timeId: number): void => {
      if (chosen.weeks === 0) tell([{ field: 'weeks', said: t`Please select how many weeks` }]);
      else change({ timeId });
    },
    submit: (event: FormEvent): void => {
      event.preventDefault();
      if (isBusy || isOffline()) return;
      const lacking = regularProblems(choice);
      tell(lacking.map(({ field, sentence }) => ({ field, said: say(sentence, locale) })));
      if (lacking.length === 0) void send();
    },
  };
}
