import { useLingui } from '@lingui/react/macro';

import { QUANTITY_MAX } from '#contract/rows/items.ts';
import type { MyListItem } from '#src/domain/lists/lists.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import type { ItemPlace } from './item-place.ts';
import { MoveHandle } from './move-handle.tsx';
import { RoundButton } from './round-button.tsx';
import type { ItemActions } from './use-item-actions.ts';

import styles from './list-item-tools.module.css';

interface Props {
  item: MyListItem;
  name: string;
  /** Null while it can't be moved. */
  place: ItemPlace | null;
  actions: ItemActions;
}

/** How many of an item are on the list, its place in the order, and the way off the list. */
export function ListItemTools({ item, name, place, actions }: Props) {
  const { t } = useLingui();
  const { quantity } = item;
  return (
    <div className={styles.tools}>
      <span className={styles.stepper}>
        <RoundButton
          icon="minus"
          label={t`One less of ${name}`}
          isDisabled={quantity <= 1}
          onClick={() => actions.setQuantity(item, quantity - 1)}
        />
        <span className={styles.quantity}>
          <VisuallyHidden>{t`Quantity`} </VisuallyHidden>
          <bdi>{quantity}</bdi>
        </span>
        <RoundButton
          icon="plus"
          label={t`One more of ${name}`}
          isDisabled={quantity >= QUANTITY_MAX}
          onClick={() => actions.setQuantity(item, quantity + 1)}
        />
      </span>
      <RoundButton icon="trash" label={t`Remove ${name}`} onClick={() => actions.remove(item)} isDangerous />
      {place && <MoveHandle name={name} place={place} />}
    </div>
  );
}
