import { Trans, useLingui } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import type { OrderTab } from '#contract/order-urls.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { openPanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';

import { ActButton } from './act-button.tsx';
import { ActFace } from './act-face.tsx';
import { ContactLink } from './contact-link.tsx';
import type { OfferedAct } from './offered-acts.ts';
import { OrderLink } from './order-link.tsx';
import { RepeatAct } from './repeat-act.tsx';

interface Props {
  act: OfferedAct;
  /** Of one that is tracked no state is known: it has not come. */
  order: Pick<OrderDetail, 'docno'> & Partial<Pick<OrderDetail, 'state'>>;
  tab: OrderTab;
  isInPanel: boolean;
  className?: string | undefined;
}

/** One thing that can be done with an order: a page, or the dialog that asks how. */
export function OrderAct({ act, order, tab, isInPanel, className }: Props) {
  const { t } = useLingui();
  const { docno } = order;
  const place = { doctype: 'RSO', docno } as const;
  // What was kept may have moved on: without signal nothing is even begun.
  const withSignal = (begin: () => void): void => {
    if (isOffline()) showToast(t`This needs a connection`);
    else begin();
  };
  const ask = (panel: 'add_item' | 'reschedule_order' | 'cancel_order' | 'rating' | 'tip'): void =>
    withSignal(() => openPanel(panel, { order: place }));
  const makeRegular = (): void => withSignal(() => openPanel('regular_modal', { orderDocno: docno }));
  switch (act) {
    case 'track':
      return (
        <OrderLink leads="tracking" {...{ place, tab, isInPanel, className }}>
          <ActFace icon="truck">
            <Trans>Track Order</Trans>
          </ActFace>
        </OrderLink>
      );
    case 'view_invoice':
      return (
        <OrderLink leads="invoice" {...{ place, tab, isInPanel, className }}>
          <ActFace icon="receipt">
            <Trans>View Invoice</Trans>
          </ActFace>
        </OrderLink>
      );
    case 'make_regular':
      return (
        <ActButton icon="repeat" className={className} onPress={makeRegular}>
          <Trans>Add Regular</Trans>
        </ActButton>
      );
    case 'contact':
      return <ContactLink docno={docno} hasCome={order.state === 6} className={className} />;
    case 'confirmation':
      return (
        <ActButton icon="check-circle" className={className} onPress={() => openPanel('order_confirmation', { place })}>
          <Trans>Order confirmation</Trans>
        </ActButton>
      );
    case 'add_items':
      return (
        <ActButton icon="plus-circle" className={className} onPress={() => ask('add_item')}>
          <Trans>Add items</Trans>
        </ActButton>
      );
    case 'reschedule':
      return (
        <ActButton icon="calendar-blank" className={className} onPress={() => ask('reschedule_order')}>
          <Trans>Reschedule</Trans>
        </ActButton>
      );
    case 'cancel':
      return (
        <ActButton icon="x-circle" className={className} onPress={() => ask('cancel_order')}>
          <Trans>Cancel the order</Trans>
        </ActButton>
      );
    case 'rate':
      return (
        <ActButton icon="star" className={className} onPress={() => ask('rating')}>
          <Trans>Rate your order</Trans>
        </ActButton>
      );
    case 'tip':
      return (
        <ActButton icon="gift" className={className} onPress={() => ask('tip')}>
          <Trans>Give a tip</Trans>
        </ActButton>
      );
    case 'repeat':
      return <RepeatAct order={place} className={className} />;
  }
}
