import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { UndoBar } from '#src/blocks/undo-bar.tsx';
import { useEdit } from '#src/blocks/use-edit.ts';
import { useUndo } from '#src/blocks/use-undo.ts';
import { deleteList } from '#src/domain/lists/commands.ts';
import { useMyLists } from '#src/domain/lists/lists.ts';
import { preferList } from '#src/domain/lists/preferred-list.ts';
import { useShop } from '#src/offline/shop/shop-door.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { ListView } from './list-view.tsx';
import { NotFetchedYet } from './not-fetched-yet.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

import styles from './rows.module.css';

interface Props {
  listId: string;
  /** To all lists. */
  onLeave: () => void;
}

/** One of the shopper's lists, as a page of its own; the next product is offered to this one first. */
export function ListPage({ listId, onLeave }: Props) {
  const edit = useEdit();
  const lists = useMyLists();
  const isRead = useShop((view) => view.isRead);
  const isComplete = useShop((view) => view.isComplete);
  const [isLeaving, setIsLeaving] = useState(false);
  const undo = useUndo();
  const list = lists.find(({ id }) => id === listId);
  const isThere = list !== undefined;
  useEffect(() => {
    if (isThere) preferList(listId);
    // Without signal it would be too late to fetch them.
    void import('#src/ui/action-menu.tsx').catch(() => undefined);
    void import('./move-menu.tsx').catch(() => undefined);
  }, [isThere, listId]);
  const remove = async (): Promise<void> => {
    setIsLeaving(true);
    if (await edit(deleteList(listId))) onLeave();
    else setIsLeaving(false);
  };
  if (!isRead || (isLeaving && !list)) return <RowsSkeleton />;
  if (!list && !isComplete) return <NotFetchedYet />;
  if (!list) {
    return (
      <Notice icon="list-checks" title={<Trans>This list is not there any more</Trans>}>
        <Button onClick={onLeave}>
          <Trans>My Lists</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <div className={styles.tab}>
      <ListView
        list={list}
        otherNames={lists.filter(({ id }) => id !== listId).map(({ name }) => name)}
        undo={undo}
        onRemove={() => void remove()}
        onLeave={onLeave}
      />
      <UndoBar undo={undo} />
    </div>
  );
}
