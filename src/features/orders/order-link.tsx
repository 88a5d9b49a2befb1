import type { ReactNode } from 'react';

import { invoicePath, orderPath, trackingPath, type OrderPlace, type OrderTab } from '#contract/order-urls.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { openPanel, type PanelName } from '#src/state/panels.ts';

type Leads = 'detail' | 'tracking' | 'invoice';

interface Props {
  leads: Leads;
  place: OrderPlace;
  tab: OrderTab;
  /** What is shown is a panel itself: the next one opens on top of it, and Back leads back. */
  isInPanel: boolean;
  className?: string | undefined;
  children: ReactNode;
}

const PATHS = { detail: orderPath, tracking: trackingPath, invoice: invoicePath } as const;
const PANELS = {
  detail: 'order_detail_mobile',
  tracking: 'trackordermobile',
  invoice: 'order_invoice_mobile',
} as const satisfies Record<Leads, PanelName>;

/** To another page of the same order: from a page to the page, from a panel to the panel (account.md section 2). */
export function OrderLink({ leads, place, tab, isInPanel, className, children }: Props) {
  if (!isInPanel) {
    return (
      <AppLink path={PATHS[leads](place, tab)} className={className}>
        {children}
      </AppLink>
    );
  }
  return (
    <button type="button" className={className} onClick={() => openPanel(PANELS[leads], { place, tab })}>
      {children}
    </button>
  );
}
