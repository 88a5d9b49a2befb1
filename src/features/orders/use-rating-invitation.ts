import { useEffect, useEffectEvent } from 'react';

import type { OrderDetail } from '#contract/order-detail.ts';
import { ratingAsked } from '#src/state/order-marks.ts';
import { openPanel } from '#src/state/panels.ts';

/** On the page of a delivered order: asks for its rating by itself, once, where it was neither rated nor dismissed. */
export function useRatingInvitation(detail: Pick<OrderDetail, 'docno' | 'actions'> | undefined): void {
  const docno = detail?.actions.includes('rate') ? detail.docno : null;
  const ask = useEffectEvent((number: number) => {
    // A panel lies over the page already, or the page is shown again after one.
    if (ratingAsked.isSet(number) || history.state?.panels) return;
    ratingAsked.set(number);
    openPanel('rating', { order: { docno: number, doctype: 'RSO' } });
  });
  useEffect(() => {
    if (docno !== null) ask(docno);
  }, [docno]);
}
