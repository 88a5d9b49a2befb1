import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { useEdit } from '#src/blocks/use-edit.ts';
import { createList } from '#src/domain/lists/commands.ts';
import { listsByUse } from '#src/domain/lists/lists.ts';
import { usePreferredList } from '#src/domain/lists/preferred-list.ts';
import { useShop } from '#src/offline/shop/shop-door.ts';
import { useShopValue } from '#src/offline/shop/use-shop-value.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { beginList } from './begun-list.ts';
import { ListCard } from './list-card.tsx';
import { ListNameForm } from './list-name-form.tsx';
import { ListStarts } from './list-starts.tsx';
import { NoLists } from './no-lists.tsx';
import { NotFetchedYet } from './not-fetched-yet.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

import styles from './lists-overview.module.css';

interface Props {
  onOpen: (listId: string) => void;
}

/** Whoever has more of them knows how lists begin. */
const FEW = 5;

/** My Lists: each list as a card, and a place to begin another (storefront.md section 4). */
export function ListsOverview({ onOpen }: Props) {
  const edit = useEdit();
  const lists = useShopValue(listsByUse, usePreferredList());
  const isRead = useShop((view) => view.isRead);
  const isComplete = useShop((view) => view.isComplete);
  const [isNaming, setIsNaming] = useState(false);
  if (!isRead) return <RowsSkeleton />;
  const isEmpty = lists.length === 0;
  const create = async (name: string): Promise<void> => {
    const made = createList(name);
    if (!(await edit(made.edit))) return;
    beginList(made.listId);
    onOpen(made.listId);
  };
  return (
    <div className={styles.overview}>
      {isEmpty && (isComplete ? <NoLists /> : <NotFetchedYet />)}
      <ul className={isEmpty ? styles.alone : styles.cards}>
        {lists.map((list) => (
          <li key={list.id}>
            <ListCard list={list} />
          </li>
        ))}
        <li className={styles.add}>
          {isEmpty || isNaming ? (
            <ListNameForm
              label={<Trans>Name of the new list</Trans>}
              submit={<Trans>Create list</Trans>}
              taken={lists.map(({ name }) => name)}
              onName={(name) => void create(name)}
              isFocused={isNaming}
            >
              {!isEmpty && (
                <Button look="quiet" onClick={() => setIsNaming(false)}>
                  <Trans>Cancel</Trans>
                </Button>
              )}
            </ListNameForm>
          ) : (
            <button type="button" className={styles.new} onClick={() => setIsNaming(true)}>
              <Icon name="plus" />
              <Trans>New list</Trans>
            </button>
          )}
        </li>
      </ul>
      {lists.length < FEW && <ListStarts taken={lists.map(({ name }) => name)} onOpen={onOpen} />}
    </div>
  );
}
