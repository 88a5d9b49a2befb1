import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import type { PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { ratingOf } from '#src/domain/orders/rate.ts';

import { AskedAnswer } from './asked-answer.tsx';
import { NotAnyMore } from './not-any-more.tsx';
import { RatingForm } from './rating-form.tsx';

/** The panel `rating` (remaining.md OA 13 to 16): stars, words, and tips for driver and picker; of what was rated the tips alone. */
export function RatingPanel({ order, delivery = null }: { order: PlacedRef; delivery?: number | null }) {
  return (
    <AskedAnswer asked={useQuery({ ...ratingOf(order), staleTime: Infinity })}>
      {(state) =>
        state.canRate || state.canTip ? (
          <RatingForm order={order} state={state} delivery={delivery} />
        ) : (
          <NotAnyMore>
            <Trans>This order can no longer be rated, and no tip can be given for it.</Trans>
          </NotAnyMore>
        )
      }
    </AskedAnswer>
  );
}
