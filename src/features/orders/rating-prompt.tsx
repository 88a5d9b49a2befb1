import { useLingui } from '@lingui/react/macro';

import type { PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { openPanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';

import { StarField } from './star-field.tsx';

import boxes from './order-box.module.css';

/** On the page of an order that came and of which nothing was said: a star opens the dialog with it (docs/decisions, the rating waits). */
export function RatingPrompt({ order }: { order: PlacedRef }) {
  const { t } = useLingui();
  const ask = (delivery: number): void => {
    if (isOffline()) showToast(t`This needs a connection`);
    else openPanel('rating', { order, delivery });
  };
  return (
    <section className={boxes.box} aria-label={t`Rate your order`}>
      <StarField label={t`How was the delivery?`} stars={null} onChange={ask} />
    </section>
  );
}
