import { Trans, useLingui } from '@lingui/react/macro';

import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { DELIVERY_STEPS, nameOf, stageOf, standingOf } from './delivery-steps.ts';
import { StepDisc } from './step-disc.tsx';

import styles from './order-progress.module.css';

/** The five steps in a row, in one glance; tracking has them with their times. Nothing of an order that was cancelled. */
export function OrderProgress({ state }: { state: number }) {
  const { t, i18n } = useLingui();
  const current = stageOf(state);
  if (current < 1) return null;
  const now = DELIVERY_STEPS.find(({ stage }) => stage === current);
  const next = DELIVERY_STEPS.find(({ stage }) => stage > current);
  const name = next && i18n._(next.name);
  return (
    <div className={styles.place}>
      <ol className={styles.steps}>
        {DELIVERY_STEPS.map((step) => {
          const { stage, icon } = step;
          const standing = standingOf(stage, current);
          return (
            <li
              key={stage}
              className={styles.step}
              data-reached={stage <= current ? '' : undefined}
              aria-current={stage === current ? 'step' : undefined}
            >
              <StepDisc icon={icon} standing={standing} />
              <span className={styles.name}>{i18n._(nameOf(step, standing))}</span>
              {standing === 'done' && <VisuallyHidden>{t`done`}</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
      {now && (
        <p className={styles.below} aria-hidden="true">
          <strong>{i18n._(now.name)}</strong>
          {name && (
            <span>
              <Trans>Next: {name}</Trans>
            </span>
          )}
        </p>
      )}
    </div>
  );
}
