import type { OrderPlace, OrderTab } from '#contract/order-urls.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { movingTracking } from '#src/domain/orders/moving-tracking.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { BuyAgain } from './buy-again.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { TrackedChange } from './tracked-change.tsx';
import { TrackedItems } from './tracked-items.tsx';
import { TrackedPlace } from './tracked-place.tsx';
import { TrackedState } from './tracked-state.tsx';

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
  return (
    <OrderAnswer query={query} skeleton={<Skeleton height="420px" />}>
      {(tracking) => (
        <div className={styles.columns} data-panel={isInPanel ? '' : undefined}>
          <div className={styles.column}>
            <TrackedState tracking={tracking} />
            {tracking.stage === PLACED && <TrackedChange {...{ tracking, tab, isInPanel }} />}
          </div>
          <div className={styles.column}>
            <TrackedPlace {...{ tracking, place, tab, isInPanel }} />
            {OVER.has(tracking.stage) ? <BuyAgain items={tracking.items} /> : <TrackedItems tracking={tracking} />}
          </div>
        </div>
      )}
    </OrderAnswer>
  );
}
