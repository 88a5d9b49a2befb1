import { useMine } from '#src/blocks/use-mine.ts';
import type { PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { orderDetail } from '#src/domain/orders/queries.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { OrderNumber } from './order-number.tsx';
import { OrderThumbs } from './order-thumbs.tsx';

import styles from './acts.module.css';
import boxes from './order-box.module.css';

/** Which order is spoken of: its number, and what was in it. */
export function RatedOrder({ order }: { order: PlacedRef }) {
  const { data, isError } = useMine(orderDetail(order));
  return (
    <div className={styles.rows}>
      <p className={boxes.soft}>
        <OrderNumber {...order} />
      </p>
      {data ? (
        <OrderThumbs images={data.value.lines.map(({ image }) => image)} />
      ) : (
        !isError && <Skeleton height="48px" />
      )}
    </div>
  );
}
