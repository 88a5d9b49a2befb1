import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { writeTipBill } from '#contract/checkout-urls.ts';
import { orderMessages } from '#contract/messages/orders.ts';
import type { RatingState } from '#contract/ratings.ts';
import type { PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { billTip, rate, skipRating, tipOutOfWallet, type Rating } from '#src/domain/orders/rate.ts';
import { keepRatingDraft, ratingDraft } from '#src/domain/orders/rating-draft.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import type { AppError } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';
import { closePanel, leavePanels } from '#src/state/panels.ts';
import { useDeviceUser } from '#src/state/session.ts';
import { showToast } from '#src/state/toasts.ts';

import { isLetDown } from './is-let-down.ts';

const NOTHING = { delivery: null, product: null, comment: '', driverTip: 0, pickerTip: 0 };

/** What was said of a delivery so far, and what becomes of it: "Submit sends the rating. Then a tip is paid" (account.md section 4). */
export function useRatingForm(order: PlacedRef, state: RatingState, delivery: number | null) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const userId = useDeviceUser()?.id ?? 0;
  const { docno } = order;
  const [rating, setRating] = useState<Rating>(() => ({
    ...NOTHING,
    ...ratingDraft(userId, docno),
    ...(delivery !== null && { delivery }),
  }));
  // Chosen beforehand: nobody with money in the wallet wants to type a card for a tip.
  const [wantsWallet, setWantsWallet] = useState(true);
  const [isRated, setIsRated] = useState(!state.canRate);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const tips = rating.driverTip + rating.pickerTip;
  const isCovered = state.walletBalance >= tips;
  const usesWallet = wantsWallet && isCovered && tips > 0;

  useEffect(() => keepRatingDraft(userId, docno, isRated ? null : rating), [userId, docno, isRated, rating]);

  const sayTipFailed = (error: AppError): void => {
    setIsBusy(false);
    // Asked for money and nothing said would look paid (remaining.md C33).
    setProblem(spoken(error, locale, orderMessages, orderMessages.tipFailed));
  };
  const submit = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    // A rating that fails is not spoken of (account.md section 8); a tip is asked for all the same.
    const isSaid = !isRated && (await rate(client, order, rating)).ok;
    if (isSaid) {
      setIsRated(true);
      // Not left to the next drawing: the panel may be closed by then.
      keepRatingDraft(userId, docno, null);
    }
    if (tips === 0) {
      closePanel();
      if (isSaid) showToast(t`Thank you for your rating.`, 'success');
      return;
    }
    if (usesWallet) {
      const paid = await tipOutOfWallet(client, state, rating);
      if (!paid.ok) return sayTipFailed(paid.error);
      closePanel();
      showToast(t`Thank you! Your tip was paid from the wallet.`, 'success');
      return;
    }
    const bill = await billTip(client, state, rating);
    if (!bill.ok) return sayTipFailed(bill.error);
    const search = writeTipBill(bill.value.value);
    if (isSaid) showToast(t`Thank you for your rating.`, 'success');
    leavePanels(() => void navigate({ to: '/$locale/Finalizepayment', params: { locale }, search }));
  };
  return {
    rating,
    change: (some: Partial<Rating>) =>
      setRating((before) => {
        const next = { ...before, ...some };
        // A tip that is not asked for any more is not given either.
        return isLetDown(next) ? { ...next, driverTip: 0, pickerTip: 0 } : next;
      }),
    tips,
    isCovered,
    usesWallet,
    chooseWallet: setWantsWallet,
    isBusy,
    problem,
    /** Nothing was said and nothing is given. */
    isEmpty: rating.delivery === null && rating.product === null && rating.comment.trim() === '' && tips === 0,
    submit: () => void submit(),
    skip: () => {
      closePanel();
      keepRatingDraft(userId, docno, null);
      if (!isRated) void skipRating(client, order);
    },
  };
}
