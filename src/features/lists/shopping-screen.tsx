import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { UndoBar } from '#src/blocks/undo-bar.tsx';
import { useUndo } from '#src/blocks/use-undo.ts';
import { listIn, useListItems } from '#src/domain/lists/lists.ts';
import { useShop } from '#src/offline/shop/shop-door.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { AddByName } from './add-by-name.tsx';
import { NotFetchedYet } from './not-fetched-yet.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { ShoppingHead } from './shopping-head.tsx';
import { ShoppingRow } from './shopping-row.tsx';
import { ShoppingTotal } from './shopping-total.tsx';
import { useCategoryGroups } from './use-category-groups.ts';
import { useItemActions } from './use-item-actions.ts';
import { useItemCards } from './use-item-cards.ts';
import { useScreenAwake } from './use-screen-awake.ts';

import styles from './shopping-screen.module.css';

/** In the shop: one list, the whole screen, big targets, the aisles in order; all of it from this device. */
export function ShoppingScreen({ listId }: { listId: string }) {
  const locale = useLocale();
  const isRead = useShop((view) => view.isRead);
  const isComplete = useShop((view) => view.isComplete);
  const list = useShop((view) => listIn(view, listId));
  const items = useListItems(listId);
  const { cards, isReading, nameOf } = useItemCards(items);
  const groups = useCategoryGroups(items, cards);
  const undo = useUndo();
  const actions = useItemActions(listId, nameOf, undo);
  /** How often something came to mind in the aisle: each time the field has the focus. */
  const [asked, setAsked] = useState(0);
  useScreenAwake();
  return (
    <div className={styles.screen}>
      <ShoppingHead
        name={list?.name ?? ''}
        listId={listId}
        done={items.filter((item) => item.isChecked).length}
        count={items.length}
        onAdd={list && (() => setAsked(asked + 1))}
      />
      {list && asked > 0 && (
        <div className={styles.more}>
          <AddByName key={asked} listId={listId} isFocused />
        </div>
      )}
      {!isRead && <RowsSkeleton />}
      {isRead && items.length === 0 && !list && !isComplete && <NotFetchedYet />}
      {isRead && items.length === 0 && (list || isComplete) && (
        <Notice
          icon="list-checks"
          title={list ? <Trans>Nothing on this list yet</Trans> : <Trans>This list is not there any more</Trans>}
        >
          <Link
            to="/$locale/account/myfavourites"
            params={{ locale }}
            search={{ tab: 'lists' }}
            className={buttonClass('primary')}
          >
            <Trans>My Lists</Trans>
          </Link>
        </Notice>
      )}
      {groups.map(({ slug, name, items: grouped }) => (
        <section key={slug} className={styles.group} aria-labelledby={`aisle-${slug}`}>
          <h2 id={`aisle-${slug}`} className={styles.aisle}>
            {name ?? <Trans>Other items</Trans>}
          </h2>
          <ul className={styles.rows}>
            {grouped.map((item) => (
              <ShoppingRow
                key={item.stockCode}
                listId={listId}
                item={item}
                known={cards.get(item.stockCode)}
                isReading={isReading}
                onCheck={(isChecked) => actions.check(item, isChecked)}
                onTake={(meant) => actions.take(item, meant)}
              />
            ))}
          </ul>
        </section>
      ))}
      {items.length > 0 && (
        <div className={styles.foot}>
          <UndoBar undo={undo} />
          <ShoppingTotal listId={listId} items={items} cards={cards} />
        </div>
      )}
    </div>
  );
}
