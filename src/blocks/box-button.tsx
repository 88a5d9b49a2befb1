import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentType } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button, type ButtonLook } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  card: ProductCard;
  look?: ButtonLook;
}

function BoxWaiting({ look = 'primary', onTap }: Props & { readonly onTap: () => void }) {
  return (
    <Button look={look} onClick={onTap}>
      <Icon name="gift" />
      <Trans>Select box</Trans>
    </Button>
  );
}

/**
 * What a gift box leads with: that it is chosen, or given up. Loaded apart from the first page, because few cards are gift boxes, and after
 * it: the server draws the button that waits. A tap on that one counts once the other is there; where it cannot come it is told so.
 */
export function BoxButton(props: Props) {
  const { t } = useLingui();
  const [Choice, setChoice] = useState<ComponentType<Props & { isTapped: boolean }> | null>(null);
  const [isTapped, setIsTapped] = useState(false);
  useEffect(() => {
    import('./box-choice.tsx').then(
      ({ BoxChoice }) => setChoice(() => BoxChoice),
      () => {
        if (!isTapped) return;
        setIsTapped(false);
        showToast(t`This opens once there is a signal`, 'error');
      },
    );
  }, [isTapped, t]);
  if (Choice) return <Choice {...props} isTapped={isTapped} />;
  return <BoxWaiting {...props} onTap={() => setIsTapped(true)} />;
}
