import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { Button, type ButtonLook } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** Loaded apart from the first page: few cards are gift boxes. */
const BoxChoice = lazy(async () => ({ default: (await import('./box-choice.tsx')).BoxChoice }));

/** What a gift box leads with: that it is chosen, or given up. */
export function BoxButton({ card, look = 'primary' }: { card: ProductCard; look?: ButtonLook }) {
  const waiting = (
    <Button look={look}>
      <Icon name="gift" />
      <Trans>Select box</Trans>
    </Button>
  );
  return (
    <Suspense fallback={waiting}>
      <BoxChoice card={card} look={look} />
    </Suspense>
  );
}
