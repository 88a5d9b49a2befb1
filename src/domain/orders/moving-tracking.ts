import type { Tracking } from '#contract/order-detail.ts';
import type { OrderPlace } from '#contract/order-urls.ts';
import type { Answered } from '#src/net/read-envelope.ts';

import { orderTracking } from './queries.ts';

/** Asked so often while it is shown and the page is seen (issue "Orders"). */
const POLL_MS = 15_000;
const DELIVERED = 6;
const CANCELLED = -1;

/** An order's tracking as it moves; once it was delivered or cancelled it does not. */
export function movingTracking(place: OrderPlace) {
  return {
    ...orderTracking(place),
    refetchInterval: ({ state: { data } }: { state: { data?: Answered<Tracking> | undefined } }): number | false => {
      const stage = data?.value.stage;
      return stage === DELIVERED || stage === CANCELLED ? false : POLL_MS;
    },
  };
}
