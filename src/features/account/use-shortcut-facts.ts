import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { saySlot } from '#src/blocks/spoken-dates.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { comingNext } from '#src/domain/orders/coming-next.ts';
import { orderHistory } from '#src/domain/orders/history.ts';
import { myWallet } from '#src/domain/wallet/queries.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

/** What the shortcuts say, from what the device knows: when the next order comes, and what can be spent. Null until it is known. */
export function useShortcutFacts(): { readonly orders: string | null; readonly wallet: string | null } {
  const { t } = useLingui();
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const orders = useMine(orderHistory(false)).data?.value.orders;
  const available = useMine(myWallet()).data?.value.available;
  const next = orders && comingNext(orders, now);
  const nothing = t`No upcoming orders`;
  return {
    orders: orders === undefined ? null : next ? saySlot(next.startsAt, next.endsAt, locale) : nothing,
    wallet: available === undefined ? null : formatMoney(available, locale),
  };
}
