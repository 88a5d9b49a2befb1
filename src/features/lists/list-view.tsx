import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { wordsOf } from '#contract/rows/own-words.ts';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import type { Undo } from '#src/blocks/use-undo.ts';
import { useListItems, type MyList } from '#src/domain/lists/lists.ts';
import { runningTotal } from '#src/domain/lists/running-total.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { afterMenu } from './after-menu.ts';
import { DeleteAnyway } from './delete-anyway.tsx';
import { ListHead } from './list-head.tsx';
import { ListRows } from './list-rows.tsx';
import { PutAllInCart } from './put-all-in-cart.tsx';
import { useItemActions } from './use-item-actions.ts';
import { useItemCards } from './use-item-cards.ts';
import { isLong, useListMenu } from './use-list-menu.ts';

import bars from '#src/ui/bottom-bar.module.css';
import styles from './list-view.module.css';

interface Props {
  list: MyList;
  otherNames: readonly string[];
  undo: Undo;
  onRemove: () => void;
  onLeave: () => void;
}

/** A list: its one row of name and sum, the cart for all of it, and what is on it, beside each other where there is room. */
export function ListView({ list, otherNames, undo, onRemove, onLeave }: Props) {
  const { t } = useLingui();
  const items = useListItems(list.id);
  const known = useItemCards(items);
  const { cards, isReading, nameOf } = known;
  // On a wide screen the button stands in a box beside the rows.
  const isWide = useIsWide();
  const actions = useItemActions(list.id, nameOf, undo);
  const [query, setQuery] = useState<string | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  // The last one was taken off: what is added next is typed.
  if (isEditing && items.length === 0) setIsEditing(false);
  const menu = useListMenu({ list, items, nameOf, actions, onSearch: () => afterMenu(() => setQuery('')) });
  return (
    <section className={styles.list} aria-label={list.name}>
      <ListHead
        list={list}
        otherNames={otherNames}
        count={items.length}
        fils={runningTotal(items, cards).whole}
        actions={menu}
        onRemove={onRemove}
      />
      <DeleteAnyway listId={list.id} onDeleted={onLeave} />
      {/* One field for the first item and the next: what is typed on while the first is kept stays in it. */}
      <div className={items.length === 0 ? undefined : styles.columns}>
        <ListRows
          {...{ list, items, known, actions, isEditing }}
          query={isLong(items) ? (query ?? '') : query}
          onQuery={setQuery}
          onEdit={() => setIsEditing(true)}
          searchLabel={t`Search this list`}
        />
        {items.length > 0 && (
          <div className={`${bars.bar} ${styles.all}`}>
            {isEditing ? (
              <Button onClick={() => setIsEditing(false)}>
                <Icon name="check" size={18} />
                <Trans>Done</Trans>
              </Button>
            ) : (
              <PutAllInCart
                wanted={items.filter((one) => !one.isChecked && wordsOf(one.stockCode) === null)}
                {...{ cards, isReading, undo }}
                hasSumAbove={isWide}
              />
            )}
          </div>
        )}
      </div>
    </section>
  );
}
