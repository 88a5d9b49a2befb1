import type { ReactNode } from 'react';

import type { OrderTab } from '#contract/order-urls.ts';

import { OrderLink } from './order-link.tsx';
import { OrderNumber } from './order-number.tsx';
import { StateChip } from './state-chip.tsx';

import boxes from './order-box.module.css';
import cards from './order-card.module.css';

interface Props {
  docno: number;
  state?: number;
  tab: OrderTab;
  isInPanel: boolean;
  /** How it belongs to this one. */
  children: ReactNode;
}

/** The order that this one was added to, or one that was added to it. */
export function RelatedOrder({ docno, state, tab, isInPanel, children }: Props) {
  return (
    <p className={cards.now}>
      <span>{children}</span>
      <OrderLink leads="detail" place={{ doctype: 'RSO', docno }} {...{ tab, isInPanel }} className={boxes.link}>
        <OrderNumber doctype="RSO" docno={docno} />
      </OrderLink>
      {state !== undefined && <StateChip state={state} />}
    </p>
  );
}
