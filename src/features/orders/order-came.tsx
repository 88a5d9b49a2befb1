import { Trans } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
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

/** "Delivered today at 09:56", with a tick: its steps are over. Below it what it came to, and who brought it. */
export function OrderCame({ order, driver }: Props) {
  const locale = useLocale();
  return (
    <div className={styles.came}>
      <Icon name="check-circle" size={24} />
      <div>
        <OrderWhen order={order} className={boxes.when} />
        <div className={cards.facts}>
          <bdi>{formatMoney(order.net, locale)}</bdi>
          {driver !== '' && (
            <span>
              <Trans>
                Delivered by <bdi>{driver}</bdi>
              </Trans>
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
