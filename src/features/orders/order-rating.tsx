import type { OrderDetail } from '#contract/order-detail.ts';
import { isDismissal } from '#contract/rules/is-dismissal.ts';

import { OwnRating } from './own-rating.tsx';
import { RatingPrompt } from './rating-prompt.tsx';

/** Of an order that came: what its shopper said of it, or stars to say it with; of a rating that was skipped nothing, its button stands among what can be done. */
export function OrderRating({ order: { docno, rating, actions } }: { order: OrderDetail }) {
  if (rating === null) return actions.includes('rate') && <RatingPrompt order={{ docno, doctype: 'RSO' }} />;
  return !isDismissal(rating) && <OwnRating rating={rating} />;
}
