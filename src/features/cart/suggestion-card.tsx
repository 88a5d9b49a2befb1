import { Trans, useLingui } from '@lingui/react/macro';

import type { ProductCard as Card } from '#contract/catalogue-card.ts';
import { ProductCard } from '#src/blocks/product-card/product-card.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './suggestion-card.module.css';

interface Props {
  card: Card;
  /** 'added', and no more taps. */
  isAdded: boolean;
  onAdd: () => void;
}

/** The shop's card beside the cart: its plus adds one, and no stepper follows. */
export function SuggestionCard({ card, isAdded, onAdd }: Props) {
  const { t } = useLingui();
  const name = card.name[useLocale()];
  return (
    <ProductCard card={card}>
      <Button
        className={isAdded ? undefined : styles.round}
        // Not `disabled`: the focus stays on what was pressed.
        aria-disabled={isAdded}
        aria-label={isAdded ? t`${name} added` : t`Add ${name} to cart`}
        onClick={isAdded ? undefined : onAdd}
      >
        {isAdded ? <Trans>added</Trans> : <Icon name="plus" />}
      </Button>
    </ProductCard>
  );
}
