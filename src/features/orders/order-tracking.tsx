import { Trans } from '@lingui/react/macro';

import type { OrderPlace, OrderTab } from '#contract/order-urls.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { movingTracking } from '#src/domain/orders/moving-tracking.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { BuyAgain } from './buy-again.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { OrderLink } from './order-link.tsx';
import { OrderNumber } from './order-number.tsx';
import { TrackedChange } from './tracked-change.tsx';
import { TrackedItems } from './tracked-items.tsx';
import { TrackedPlace } from './tracked-place.tsx';
import { TrackedState } from './tracked-state.tsx';

import boxes from './order-box.module.css';
import styles from './order-tracking.module.css';

const PLACED = 1;
/** Cancelled, or delivered. */
const OVER: ReadonlySet<number> = new Set([-1, 6]);

interface Props {
  place: OrderPlace;
  tab: OrderTab;
  /** Panels `trackordermobile` and `mobile_track_order`. */
  isInPanel?: boolean;
}

/** Where an order is. It moves by itself while it is open and seen. */
export function OrderTracking({ place, tab, isInPanel = true }: Props) {
  const query = useMine(movingTracking(place));
  const whole = (
    <OrderLink leads="detail" {...{ place, tab, isInPanel }} className={boxes.link}>
      {/* The page's title has its number. */}
      {isInPanel ? <OrderNumber {...place} /> : <Trans>View the order</Trans>}
    </OrderLink>
  );
  return (
    <OrderAnswer query={query} skeleton={<Skeleton height="420px" />}>
      {(tracking) => (
        <div className={styles.columns} data-panel={isInPanel ? '' : undefined}>
          <div className={styles.column}>
            <TrackedState tracking={tracking} />
            {tracking.stage === PLACED && <TrackedChange {...{ tracking, tab, isInPanel }} />}
          </div>
          <div className={styles.column}>
            <TrackedPlace tracking={tracking} />
            {OVER.has(tracking.stage) ? (
              <BuyAgain items={tracking.items}>{whole}</BuyAgain>
            ) : (
              <TrackedItems tracking={tracking}>{whole}</TrackedItems>
            )}
          </div>
        </div>
      )}
    </OrderAnswer>
  );
}
