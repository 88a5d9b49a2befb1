import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';

import type { Address } from '#contract/addresses.ts';
import { recyclingMessages } from '#contract/messages/recycling.ts';
import { say } from '#contract/messages/sentence.ts';
import type { ComingDelivery, Returnable } from '#contract/recycling.ts';
import { collectionProblem, type CollectionWish } from '#contract/rules/recycle-collection.ts';
import { askForPickup } from '#src/domain/recycling/commands.ts';
import { pickupDays } from '#src/domain/recycling/queries.ts';
import { timeOfDelivery } from '#src/domain/recycling/time-of-delivery.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { leavePanels, openPanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';

type Field = keyof CollectionWish;

/** Our name for the field that the server's refusal is about. */
const OURS: Readonly<Record<string, Field>> = {
  PickupItemcode: 'stockCode',
  PickupAddressDocno: 'addressId',
  PickupDate: 'dayId',
  PickupTimeslotDocno: 'slotId',
};

interface Chosen {
  readonly stockCode: string;
  /** Null: all of them. */
  readonly count: number | null;
  readonly addressId: number;
  /** Null: the first day. */
  readonly dayId: number | null;
  /** Null: the day's own choice. */
  readonly slotId: number | null;
  readonly message: string;
}

export interface Offered {
  /** At least one. */
  readonly options: readonly Returnable[];
  /** At least one, the default one first. */
  readonly addresses: readonly Address[];
  /** The next first. */
  readonly coming: readonly ComingDelivery[];
}

/** The form of a collection: the only product, the default address and the first time are chosen at first (account.md section 4). */
export function useCollectionForm({ options, addresses, coming }: Offered) {
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen>(() => ({
    stockCode: options.length === 1 ? (options[0]?.stockCode ?? '') : '',
    count: null,
    addressId: addresses[0]?.id ?? 0,
    dayId: null,
    slotId: null,
    message: '',
  }));
  const [said, setProblem] = useState<{ field: Field | null; said: string; isLacking?: true } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const address = addresses.find(({ id }) => id === chosen.addressId);
  const days = useQuery({
    ...pickupDays(address?.emirateId ?? 0, address?.areaId ?? 0),
    enabled: address !== undefined,
  });
  const listed = days.data?.value.days;
  const day = listed?.find(({ id }) => id === chosen.dayId) ?? listed?.[0];
  const slot =
    day?.slots.find(({ id }) => id === chosen.slotId) ?? day?.slots.find(({ isDefault }) => isDefault) ?? day?.slots[0];
  const option = options.find(({ stockCode }) => stockCode === chosen.stockCode);
  const held = option?.quantity ?? 0;
  const count = Math.min(chosen.count ?? held, held);
  const wish: CollectionWish = {
    stockCode: option?.stockCode ?? '',
    addressId: address?.id ?? 0,
    dayId: day?.id ?? 0,
    slotId: slot?.id ?? 0,
  };
  // Whoever was faster than the list of times lacks nothing once it is there.
  const problem = said?.isLacking && collectionProblem(wish)?.field !== said.field ? null : said;
  const change = (to: Partial<Chosen>): void => {
    setChosen({ ...chosen, ...to });
    setProblem(null);
  };
  const goHome = async (): Promise<void> => {
    await navigate({ to: '/$locale', params: { locale } });
    showToast(say(recyclingMessages.submitted, locale), 'success');
    openPanel('returnbox', {});
  };
  const send = async (): Promise<void> => {
    setIsBusy(true);
    const asked = await askForPickup(client, { ...wish, message: chosen.message }, count);
    setIsBusy(false);
    if (asked.ok) {
      // "On success it goes home" (account.md section 2), from the panel too; over it stands what was asked for, with its time.
      leavePanels(() => void goHome());
      return;
    }
    const { error } = asked;
    const field = error.kind === 'refused' && error.field !== undefined ? (OURS[error.field] ?? null) : null;
    setProblem({ field, said: spoken(error, locale, recyclingMessages, recyclingMessages.failed) });
    // A time that is gone is offered no more.
    void days.refetch();
  };
  return {
    wish,
    address,
    withDelivery: timeOfDelivery(coming, address?.id, listed),
    option,
    count,
    held,
    message: chosen.message,
    days: listed,
    slots: day?.slots,
    daysError: days.error,
    retryDays: () => void days.refetch(),
    isBusy,
    change,
    problem,
    problemOf: (...fields: readonly (Field | null)[]) =>
      problem && fields.includes(problem.field) ? problem.said : undefined,
    submit: (event: FormEvent): void => {
      event.preventDefault();
      if (isBusy || isOffline()) return;
      const lacking = collectionProblem(wish);
      if (lacking) setProblem({ field: lacking.field, said: say(lacking.sentence, locale), isLacking: true });
      else void send();
    },
  };
}
