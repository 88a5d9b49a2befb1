import { useLingui } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import type { OrderTab } from '#contract/order-urls.ts';

import { ActList } from './act-list.tsx';
import { offeredActs } from './offered-acts.ts';

interface Props {
  order: OrderDetail;
  tab: OrderTab;
  isInPanel: boolean;
}

/** What is wanted most of the order now (account.md section 4), below where it stands. */
export function OrderActions({ order, tab, isInPanel }: Props) {
  const { t } = useLingui();
  const { atHand, lead } = offeredActs(order);
  return (
    <section aria-label={t`What you can do`}>
      <ActList acts={atHand} {...{ lead, order, tab, isInPanel }} />
    </section>
  );
}
