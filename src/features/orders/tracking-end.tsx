import { Trans, useLingui } from '@lingui/react/macro';

import type { Tracking } from '#contract/order-detail.ts';
import { isSaidBySteps } from '#src/blocks/order-steps/delivery-steps.ts';
import { Status } from '#src/ui/status.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { ArrivalTime } from './arrival-time.tsx';
import { StateChip } from './state-chip.tsx';
import { wordsOfState } from './state-words.ts';

import cards from './order-card.module.css';

/** An order's state that has no step. */
const WAITING = 5;

/** In one glance: when it comes, and where it stands. A screen reader says it when it moves. */
export function TrackingEnd({ tracking }: { tracking: Tracking }) {
  const { i18n } = useLingui();
  const { stage, isWaiting } = tracking;
  const state = isWaiting ? WAITING : stage;
  const words = wordsOfState(stage);
  return (
    <Status className={cards.head}>
      {stage > 0 && <ArrivalTime tracking={tracking} />}
      {isSaidBySteps(state) ? <VisuallyHidden>{words && i18n._(words)}</VisuallyHidden> : <StateChip state={state} />}
      {stage === -1 && (
        <p>
          <Trans>This order was cancelled. Nothing comes.</Trans>
        </p>
      )}
    </Status>
  );
}
