import { Trans, useLingui } from '@lingui/react/macro';

import type { PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** On the card of an order that came: what somebody thinks of it. There is room for a word beside Buy Again. */
export function RateButton({ order }: { order: PlacedRef }) {
  const { t } = useLingui();
  const name = `RSO-${order.docno}`;
  return (
    <Button look="plain" aria-label={t`Rate your order: ${name}`} onClick={() => openPanel('rating', { order })}>
      <Icon name="star" size={18} />
      <Trans context="on a small button">Rate</Trans>
    </Button>
  );
}
