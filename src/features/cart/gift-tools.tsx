import { Trans, useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { isOutOfStock } from '#contract/rules/availability.ts';
import { MoveToBoxButton } from '#src/blocks/move-to-box-button.tsx';
import { useChosenBox } from '#src/domain/cart/chosen-box.ts';
import type { MyLine } from '#src/domain/cart/lines.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './gift-tools.module.css';

/** What makes a gift of a line: its wrapping and words, and its place in the box. Nothing for a line that takes neither. */
export function GiftTools({ line, card }: { line: MyLine; card: ProductCard }) {
  const { t } = useLingui();
  const name = card.name[useLocale()];
  const { cartType } = line;
  const hasBox = useChosenBox() !== null;
  const isMovable = hasBox && cartType === 'CRT' && card.giftRole === 'movable' && !isOutOfStock(card);
  const takesWords =
    cartType !== 'REG' && (line.isBox || card.hasDeliveryMessage || line.isGiftWrapped || line.message !== null);
  if (!isMovable && !takesWords) return null;
  return (
    <div className={styles.tools}>
      {isMovable && <MoveToBoxButton card={card} />}
      {takesWords && (
        <Button
          look="plain"
          aria-label={t`Gift wrap and message of ${name}`}
          onClick={() => openPanel('gift_message', { card, cartType })}
        >
          <Icon name="envelope-simple" size={18} />
          <Trans>Gift wrap and message</Trans>
        </Button>
      )}
    </div>
  );
}
