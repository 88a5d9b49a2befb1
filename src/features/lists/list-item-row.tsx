import { useLingui } from '@lingui/react/macro';
import { useRef, type PointerEvent } from 'react';

import { wordsOf } from '#contract/rows/own-words.ts';
import { DotsMenu } from '#src/blocks/dots-menu.tsx';
import { ItemCard } from '#src/blocks/item-card/item-card.tsx';
import { StandingMark } from '#src/blocks/standing-mark.tsx';
import { useLongPress } from '#src/blocks/use-long-press.ts';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import { useItemStanding, type MyListItem } from '#src/domain/lists/lists.ts';
import { wantedOf } from '#src/domain/lists/wanted.ts';

import { FindInShop } from './find-in-shop.tsx';
import type { ItemPlace } from './item-place.ts';
import { ListItemTools } from './list-item-tools.tsx';
import { MeantProduct } from './meant-product.tsx';
import { RowAction } from './row-action.tsx';
import { RowNote } from './row-note.tsx';
import type { ItemActions } from './use-item-actions.ts';
import { useItemMenu } from './use-item-menu.ts';

import styles from './list-item-row.module.css';

interface Props {
  listId: string;
  item: MyListItem;
  known: KnownCard | undefined;
  isReading: boolean;
  name: string;
  /** The list is being edited: its tools are in place of the way to the cart. */
  isEditing: boolean;
  /** Null while it can't be moved. */
  place: ItemPlace | null;
  actions: ItemActions;
}

/**
 * An item of a list: ticked at its start, put in the cart at its end; the one number of it, how many the list wants, stands beside the name. The menu of the rest opens
 * with its dots, on a touch screen by holding the row.
 */
export function ListItemRow({ listId, item, known, isReading, name, isEditing, place, actions }: Props) {
  const { t } = useLingui();
  const { stockCode, quantity, isChecked } = item;
  const words = wordsOf(stockCode);
  const standing = useItemStanding(listId, stockCode);
  const menu = useItemMenu({ item, place, actions });
  const dots = useRef<HTMLButtonElement>(null);
  const press = useLongPress(() => dots.current?.click());
  /** A finger that stays on the stepper or on the tick means these. */
  const hold = (event: PointerEvent): void => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, label') !== null;
    if (!isOnControl && !isEditing) press.onPointerDown(event);
  };
  return (
    <li
      className={styles.row}
      data-stock-code={stockCode}
      data-checked={isChecked ? '' : undefined}
      data-editing={isEditing ? '' : undefined}
      {...press}
      onPointerDown={hold}
    >
      <ItemCard
        variant="my_lists"
        card={known?.card}
        isReading={isReading && words === null}
        fallbackName={words ?? t`Item ${stockCode}`}
        lead={
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isChecked}
              aria-label={t`Tick ${name}`}
              onChange={(event) => actions.check(item, event.target.checked)}
            />
          </label>
        }
        count={isEditing ? 1 : wantedOf(quantity, known?.card)}
        corner={!isEditing && <DotsMenu name={name} actions={menu} buttonRef={dots} />}
        note={
          words === null ? (
            <RowNote known={known} standing={standing} quantity={isEditing ? 0 : quantity} />
          ) : (
            <StandingMark standing={standing} />
          )
        }
      >
        {isEditing ? (
          <ListItemTools item={item} name={name} place={place} actions={actions} />
        ) : (
          <>
            {words !== null && <FindInShop words={words} />}
            {known && <RowAction card={known.card} quantity={quantity} />}
          </>
        )}
      </ItemCard>
      {words !== null && !isChecked && !isEditing && (
        <MeantProduct words={words} onTake={(meant) => actions.take(item, meant)} />
      )}
    </li>
  );
}
