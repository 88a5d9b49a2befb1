import { Trans } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import { Icon } from '#src/ui/icon.tsx';

import { OrderWhen } from './order-when.tsx';

import boxes from './order-box.module.css';
import cards from './order-card.module.css';
import styles from './order-content.module.css';

interface Props {
  order: OrderDetail;
  /** Empty where it is not known. */
  driver: string;
}

/** "Delivered today at 09:56 by Bilal", with a tick: its steps are over. */
export function OrderCame({ order, driver }: Props) {
  return (
    <div className={styles.came}>
      <Icon name="check-circle" size={24} />
      <div className={cards.now}>
        <OrderWhen order={order} className={boxes.when} />
        {driver !== '' && (
          <span className={boxes.soft}>
            <Trans>
              by <bdi>{driver}</bdi>
            </Trans>
          </span>
        )}
      </div>
    </div>
  );
}
