import { Trans, useLingui } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import type { OrderTab } from '#contract/order-urls.ts';
import { isSaidBySteps } from '#src/blocks/order-steps/delivery-steps.ts';
import { OrderProgress } from '#src/blocks/order-steps/order-progress.tsx';
import { useLocale } from '#src/state/locale.tsx';

import { ChangeUntil } from './change-until.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderCame } from './order-came.tsx';
import { OrderWhen } from './order-when.tsx';
import { RelatedOrder } from './related-order.tsx';
import { StateChip } from './state-chip.tsx';
import { useGoneFocus } from './use-gone-focus.ts';

import boxes from './order-box.module.css';
import cards from './order-card.module.css';

const DELIVERED = 6;

interface Props {
  order: OrderDetail;
  tab: OrderTab;
  isInPanel: boolean;
}

/** When the order comes, where it stands, who brings it and where it goes; of one that came, when it did and who brought it. */
export function DeliveryBox({ order, tab, isInPanel }: Props) {
  const locale = useLocale();
  const { t } = useLingui();
  const driver = order.driver[locale];
  const box = useGoneFocus(order.state);
  const isDelivered = order.state === DELIVERED;
  return (
    <section ref={box} tabIndex={-1} className={boxes.box} aria-label={t`Delivery status`}>
      {isDelivered ? (
        <OrderCame order={order} driver={driver} />
      ) : (
        <div className={cards.head}>
          <OrderWhen order={order} className={boxes.when} />
          {!isSaidBySteps(order.state) && <StateChip state={order.state} />}
        </div>
      )}
      {order.state === 1 && (
        <p>
          <ChangeUntil until={order.changeableUntil} isAdded={order.parentDocno !== null} />
        </p>
      )}
      {!isDelivered && <OrderProgress state={order.state} />}
      {driver !== '' && !isDelivered && (
        <p>
          <Trans>
            Your driver: <bdi>{driver}</bdi>
          </Trans>
        </p>
      )}
      <OrderAddress order={order} />
      {order.parentDocno !== null && (
        <RelatedOrder docno={order.parentDocno} {...{ tab, isInPanel }}>
          <Trans>It comes with the order it was added to:</Trans>
        </RelatedOrder>
      )}
      {order.children.map((child) => (
        <RelatedOrder key={child.docno} docno={child.docno} state={child.state} {...{ tab, isInPanel }}>
          <Trans>Added later, and comes with it:</Trans>
        </RelatedOrder>
      ))}
    </section>
  );
}
