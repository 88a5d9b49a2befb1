import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useChosenBox } from '#src/domain/cart/chosen-box.ts';
import { useQuantity } from '#src/domain/cart/lines.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Button, buttonClass, type ButtonLook } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  card: ProductCard;
  look?: ButtonLook;
  /** The box is in sight beside it: nothing is said but what went wrong. */
  isSeen?: boolean;
  onMove?: () => void;
}

/** Moves a thing into the chosen gift box, out of the cart where that has it; without a box it leads to the boxes (storefront.md section 4, Gift box). */
export function MoveToBoxButton({ card, look = 'quiet', isSeen = false, onMove }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const chosen = useChosenBox();
  const isInCart = useQuantity(card.stockCode) > 0;
  if (chosen === null) {
    return (
      <Link to="/$locale/searchpage" params={{ locale }} search={{ q: t`gift box` }} className={buttonClass(look)}>
        <Icon name="gift" />
        <Trans>Choose a gift box</Trans>
      </Link>
    );
  }
  const move = async (): Promise<void> => {
    onMove?.();
    try {
      const { moveOrSay } = await import('./move-or-say.ts');
      await moveOrSay(card, locale, isSeen);
    } catch {
      showToast(t`This opens once there is a signal`, 'error');
    }
  };
  const name = card.name[locale];
  return (
    <Button
      look={look}
      aria-label={isInCart ? t`Move ${name} to the box` : t`Add ${name} to the box`}
      onClick={() => void move()}
    >
      <Icon name="gift" />
      {isInCart ? <Trans>Move to box</Trans> : <Trans>Add to box</Trans>}
    </Button>
  );
}
