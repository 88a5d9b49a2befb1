import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { Button, type ButtonLook } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  card: ProductCard;
  look?: ButtonLook;
}

/** Loaded apart from the first page: few cards are gift boxes. Where it cannot be, without signal, the button stands there and waits. */
const BoxChoice = lazy(() =>
  import('./box-choice.tsx').then(
    (loaded) => ({ default: loaded.BoxChoice }),
    () => ({ default: BoxWaiting }),
  ),
);

function BoxWaiting({ look = 'primary' }: Props) {
  return (
    <Button look={look}>
      <Icon name="gift" />
      <Trans>Select box</Trans>
    </Button>
  );
}

/** What a gift box leads with: that it is chosen, or given up. */
export function BoxButton(props: Props) {
  return (
    <Suspense fallback={<BoxWaiting {...props} />}>
      <BoxChoice {...props} />
    </Suspense>
  );
}
