import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { regularMessages, regularUpdated } from '#contract/messages/regulars.ts';
import { say } from '#contract/messages/sentence.ts';
import type { RegularOffer, RegularWish } from '#contract/regulars.ts';
import type { RegularProblem } from '#contract/rules/regular-order.ts';
import { orderRegularly } from '#src/domain/regulars/commands.ts';
import type { RegularSubject } from '#src/domain/regulars/subject.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { showMyRegulars } from './show-my-regulars.ts';
import { usePayRegular } from './use-pay-regular.ts';

/** Our name for the field that the server's refusal is about. */
const OURS: Readonly<Record<string, RegularProblem['field']>> = {
  subsPaynow: 'paysNow',
  PayNow: 'paysNow',
  subsFrequencyTimespan: 'weeks',
  subsFreqencyDocno: 'weeks',
  subsDeliveryDayListModel: 'weekdays',
  subsTimeslotDocno: 'timeId',
  subsItemQty: 'quantity',
};

interface Refused {
  /** Null: of the whole. */
  readonly field: RegularProblem['field'] | null;
  readonly said: string;
}

/** Orders it, then leads to what is next: the page where it is paid, or My regulars, where it stands with its first day. */
export function useOrderRegularly(subject: RegularSubject, { products }: RegularOffer) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const pay = usePayRegular();
  const [isBusy, setIsBusy] = useState(false);

  const sayDone = (isUpdated: boolean): void => {
    const name = products[0]?.name[locale] ?? '';
    const done =
      'orderDocno' in subject ? regularMessages.orderAdded : isUpdated ? regularUpdated(name) : regularMessages.added;
    showMyRegulars();
    showToast(say(done, locale), 'success');
  };
  /** What was wrong; null where it is ordered. */
  const order = async (wish: RegularWish): Promise<Refused | null> => {
    setIsBusy(true);
    const asked = await orderRegularly(client, subject, wish);
    if (!asked.ok) {
      setIsBusy(false);
      const { error } = asked;
      if (error.kind === 'other-user') return null;
      const field = error.kind === 'refused' && error.field !== undefined ? (OURS[error.field] ?? null) : null;
      return { field, said: spoken(error, locale, regularMessages, regularMessages.failed) };
    }
    const { docno, isToPay, isUpdated } = asked.value.value;
    if (!isToPay) {
      sayDone(isUpdated);
      return null;
    }
    const unpaid = await pay({ docno, fils: wish.shownFils ?? asked.value.value.fils });
    setIsBusy(false);
    if (unpaid === null) return null;
    // It is there: asked for once more, it would be changed.
    showMyRegulars();
    showToast(t`Your regular order is kept. You can pay for it in My regulars.`, 'error');
    return null;
  };
  return { order, isBusy };
}
