import { useLingui } from '@lingui/react/macro';

import { QUANTITY_MAX } from '#contract/rules/item-mutations.ts';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import { useItemStanding, type MyListItem } from '#src/domain/lists/lists.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { ItemPicture } from './item-picture.tsx';
import { ItemWords } from './item-words.tsx';
import { RoundButton } from './round-button.tsx';
import type { ItemActions } from './use-item-actions.ts';

import styles from './list-item-row.module.css';

interface Props {
  listId: string;
  item: MyListItem;
  known: KnownCard | undefined;
  isReading: boolean;
  name: string;
  /** Where it stands among all; null while it can't be moved. */
  place: { index: number; count: number } | null;
  actions: ItemActions;
}

/** An item of a list: ticked, counted, moved, taken off, by finger or keyboard alike. */
export function ListItemRow({ listId, item, known, isReading, name, place, actions }: Props) {
  const { t } = useLingui();
  const standing = useItemStanding(listId, item.stockCode);
  const { quantity } = item;
  return (
    <li className={styles.row} data-stock-code={item.stockCode} data-checked={item.isChecked ? '' : undefined}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={item.isChecked}
          aria-label={t`Tick ${name}`}
          onChange={(event) => actions.check(item, event.target.checked)}
        />
      </label>
      <ItemPicture known={known} />
      <ItemWords stockCode={item.stockCode} known={known} isReading={isReading} standing={standing} />
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
        {place && (
          <>
            <RoundButton
              icon="arrow-up"
              label={t`Move ${name} up`}
              isDisabled={place.index === 0}
              onClick={() => actions.move(place.index, place.index - 1)}
            />
            <RoundButton
              icon="arrow-down"
              label={t`Move ${name} down`}
              isDisabled={place.index === place.count - 1}
              onClick={() => actions.move(place.index, place.index + 1)}
            />
          </>
        )}
        <RoundButton icon="trash" label={t`Remove ${name}`} onClick={() => actions.remove(item)} isDangerous />
      </div>
    </li>
  );
}
