import { Trans } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import { RemoveLine } from './remove-line.tsx';

interface Props {
  /** Undefined where this device has never seen the product. */
  card: ProductCard | undefined;
  name: string;
  onRemove: () => void;
}

/** For a line that can't be bought now, in place of the stepper: another product, or out of the cart. */
export function OutOfStockActions({ card, name, onRemove }: Props) {
  return (
    <>
      {card && (
        <Button look="quiet" onClick={() => openPanel('alternative', { card })}>
          <Trans>View alternatives</Trans>
        </Button>
      )}
      <RemoveLine name={name} onRemove={onRemove} />
    </>
  );
}
