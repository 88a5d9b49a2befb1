import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import { refusalMessages } from '#contract/messages/sync.ts';
import { useChosenBox } from '#src/domain/cart/chosen-box.ts';
import { moveToBox } from '#src/domain/cart/move-to-box.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { sayIfNotKept } from './say-not-kept.ts';

/** Moves a thing into the chosen gift box; without one it leads to the boxes (storefront.md section 4, Gift box). */
export function MoveToBoxButton({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const locale = useLocale();
  const chosen = useChosenBox();
  if (chosen === null) {
    return (
      <Link to="/$locale/searchpage" params={{ locale }} search={{ q: t`gift box` }} className={buttonClass('quiet')}>
        <Icon name="gift" />
        <Trans>Choose a gift box</Trans>
      </Link>
    );
  }
  const move = async (): Promise<void> => {
    try {
      const moving = await moveToBox(card);
      if (typeof moving === 'string') showToast(say(refusalMessages[moving], locale), 'error');
      else if (await sayIfNotKept(Promise.resolve(moving), locale)) showToast(t`Moved into the gift box`, 'success');
    } catch {
      showToast(say(cartMessages.moveFailed, locale), 'error');
    }
  };
  const name = card.name[locale];
  return (
    <Button look="quiet" aria-label={t`Move ${name} to the box`} onClick={() => void move()}>
      <Icon name="gift" />
      <Trans>Move to box</Trans>
    </Button>
  );
}
