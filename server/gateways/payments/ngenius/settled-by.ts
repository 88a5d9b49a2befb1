/** Whether a capture was settled: N-Genius settles overnight, at midnight in Dubai (its documents, Cancel a capture request). */
import { dubaiDay, dubaiTime } from '#contract/rules/dubai-day.ts';

import type { DoneOperation } from './read-order.ts';

/** Two hours after midnight: what the night's work may take before a refund is tried. */
const SETTLED_AT = 26;

/** A capture without a time is never taken for settled. */
export function isSettledBy({ madeAt }: Pick<DoneOperation, 'madeAt'>, now: Date): boolean {
  return madeAt !== null && now >= dubaiTime(dubaiDay(madeAt), SETTLED_AT);
}
