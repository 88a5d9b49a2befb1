import { useLingui } from '@lingui/react/macro';

import type { Tracking } from '#contract/order-detail.ts';

import { TrackedDriver } from './tracked-driver.tsx';
import { TrackingEnd } from './tracking-end.tsx';
import { TrackingSteps } from './tracking-steps.tsx';
import { useGoneFocus } from './use-gone-focus.ts';

import boxes from './order-box.module.css';

/** When it comes, who brings it, and its five steps; of a cancelled order that it does not. */
export function TrackedState({ tracking }: { tracking: Tracking }) {
  const { t } = useLingui();
  const box = useGoneFocus(tracking.stage);
  return (
    <section ref={box} tabIndex={-1} className={boxes.box} aria-label={t`Delivery status`}>
      <TrackingEnd tracking={tracking} />
      <TrackedDriver tracking={tracking} />
      {tracking.stage !== -1 && <TrackingSteps tracking={tracking} />}
    </section>
  );
}
