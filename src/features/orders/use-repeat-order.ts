import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { writeRepeat } from '#contract/checkout-urls.ts';
import { orderMessages } from '#contract/messages/orders.ts';
import { say } from '#contract/messages/sentence.ts';
import { repeat } from '#src/domain/orders/commands.ts';
import type { PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { useLocale } from '#src/state/locale.tsx';
import { leavePanels } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';

/** account.md section 9: the toast shows so much later, then the way leads to the cart. */
const TOAST_AFTER_MS = 2000;

/** Puts what orders held into the cart again. `isBusy` until the cart is shown, or why not was said. */
export function useRepeatOrder(): { readonly isBusy: boolean; readonly repeatOrder: (order: PlacedRef) => void } {
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (order: PlacedRef): Promise<void> => {
    setIsBusy(true);
    const result = await repeat(client, order);
    if (!result.ok) {
      setIsBusy(false);
      showToast(spoken(result.error, locale, orderMessages, orderMessages.repeatFailed), 'error');
      return;
    }
    await new Promise((done) => setTimeout(done, TOAST_AFTER_MS));
    showToast(say(orderMessages.repeated, locale), 'success');
    leavePanels(() => void navigate({ to: '/$locale/cart', params: { locale }, search: writeRepeat() }));
    setIsBusy(false);
  };
  return {
    isBusy,
    repeatOrder: (order) => {
      if (!isBusy) void run(order);
    },
  };
}
