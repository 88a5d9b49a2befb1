import { useLingui } from '@lingui/react';

import { DELIVERY_STEPS, stageOf } from '#src/blocks/order-steps/delivery-steps.ts';
import { StepBar } from '#src/blocks/order-steps/step-bar.tsx';
import { ON_ROUTE } from '#src/domain/orders/on-route.ts';

import { StateChip } from './state-chip.tsx';

import boxes from './order-box.module.css';
import styles from './order-card.module.css';

/** Where an order stands, on its card: how far along the five steps, and which one that is. Their names in full are on the order's page. */
export function OrderBar({ state }: { state: number }) {
  const { i18n } = useLingui();
  const current = stageOf(state);
  const step = DELIVERY_STEPS.find(({ stage }) => stage === current);
  if (!step) return null;
  return (
    <div className={styles.progress}>
      <StepBar current={current} />
      <p className={styles.now}>
        <StateChip state={state} />
        {state < ON_ROUTE && <span className={boxes.soft}>{i18n._(step.now)}</span>}
      </p>
    </div>
  );
}
