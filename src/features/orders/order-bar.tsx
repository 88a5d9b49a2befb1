import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';

import { ON_ROUTE } from '#src/domain/orders/on-route.ts';

import { DELIVERY_STEPS, stageOf } from './delivery-steps.ts';
import { StateChip } from './state-chip.tsx';

import boxes from './order-box.module.css';
import styles from './order-card.module.css';

const WAITING = 5;

/** Where an order stands, on its card: how far along the five steps, and which one that is. Their names in full are on the order's page. */
export function OrderBar({ state }: { state: number }) {
  const { i18n } = useLingui();
  const current = stageOf(state);
  const step = DELIVERY_STEPS.find(({ stage }) => stage === current);
  if (!step) return null;
  return (
    <div className={styles.progress}>
      <span className={styles.bar} aria-hidden="true">
        {DELIVERY_STEPS.map(({ stage }) => (
          <span key={stage} data-reached={stage <= current ? '' : undefined} />
        ))}
      </span>
      <p className={styles.now}>
        {/* "Delivery On Route" is what the step before the door is called on a card. */}
        {current === ON_ROUTE ? <StateChip state={state} /> : <strong>{i18n._(step.name)}</strong>}
        {state !== WAITING && (
          <span className={boxes.soft}>
            {state === ON_ROUTE ? <Trans>Reaching within 30 minutes</Trans> : i18n._(step.now)}
          </span>
        )}
      </p>
    </div>
  );
}
