import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { chooseBox } from '#src/domain/cart/choose-box.ts';
import { useChosenBox } from '#src/domain/cart/chosen-box.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button, type ButtonLook } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { whenSignedIn } from './login-gate.ts';
import { useEdit } from './use-edit.ts';

interface Props {
  card: ProductCard;
  look?: ButtonLook;
  /** It was tapped before it was loaded. */
  isTapped?: boolean;
}

/** Chooses a gift box and leads on to what goes into it, or asks whether it is given up; while one is chosen the others cannot be (storefront.md section 4, Gift box). */
export function BoxChoice({ card, look = 'primary', isTapped = false }: Props) {
  const { t } = useLingui();
  const chosen = useChosenBox();
  const edit = useEdit();
  const locale = useLocale();
  const name = card.name[locale];
  const isChosen = chosen === card.stockCode;
  const choose = async (): Promise<void> => {
    if (await edit(chooseBox(card))) openPanel('fill_box', {});
  };
  const act = (): void => (isChosen ? openPanel('unselect_box', { card }) : whenSignedIn('gift', () => void choose()));
  const onEarlyTap = useEffectEvent(act);
  useEffect(() => {
    if (isTapped) onEarlyTap();
  }, [isTapped]);
  return (
    <Button
      look={look}
      aria-label={t`Select the box ${name}`}
      aria-pressed={isChosen}
      disabled={chosen !== null && !isChosen}
      onClick={act}
    >
      <Icon name={isChosen ? 'check' : 'gift'} />
      {isChosen ? (
        <Trans>Selected</Trans>
      ) : chosen === null ? (
        <Trans>Select box</Trans>
      ) : (
        <Trans>Another is chosen</Trans>
      )}
    </Button>
  );
}
