import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useChosenBox } from '#src/domain/cart/chosen-box.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Button, buttonClass, type ButtonLook } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** Moves a thing into the chosen gift box; without one it leads to the boxes (storefront.md section 4, Gift box). */
export function MoveToBoxButton({ card, look = 'quiet' }: { card: ProductCard; look?: ButtonLook }) {
  const { t } = useLingui();
  const locale = useLocale();
  const chosen = useChosenBox();
  if (chosen === null) {
    return (
      <Link to="/$locale/searchpage" params={{ locale }} search={{ q: t`gift box` }} className={buttonClass(look)}>
        <Icon name="gift" />
        <Trans>Choose a gift box</Trans>
      </Link>
    );
  }
  const move = async (): Promise<void> => {
    try {
      const { moveOrSay } = await import('./move-or-say.ts');
      await moveOrSay(card, locale);
    } catch {
      showToast(t`This opens once there is a signal`, 'error');
    }
  };
  const name = card.name[locale];
  return (
    <Button look={look} aria-label={t`Move ${name} to the box`} onClick={() => void move()}>
      <Icon name="gift" />
      <Trans>Move to box</Trans>
    </Button>
  );
}
