import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useEdit } from '#src/blocks/use-edit.ts';
import { createList } from '#src/domain/lists/commands.ts';
import { useMyLists } from '#src/domain/lists/lists.ts';
import { preferList, usePreferredList } from '#src/domain/lists/preferred-list.ts';
import { useShop } from '#src/offline/shop/shop-door.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { ListChips } from './list-chips.tsx';
import { ListNameForm } from './list-name-form.tsx';
import { ListView } from './list-view.tsx';
import { NoLists } from './no-lists.tsx';
import { NotFetchedYet } from './not-fetched-yet.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useUndo } from './use-undo.ts';

import styles from './rows.module.css';

interface Props {
  listId: string | null;
  onList: (listId: string | null) => void;
}

/** My Lists: the list of the address, else the preferred, else the first (issue of lists; storefront.md section 4). */
export function ListsTab({ listId, onList }: Props) {
  const { t } = useLingui();
  const edit = useEdit();
  const lists = useMyLists();
  const preferred = usePreferredList();
  const isRead = useShop((view) => view.isRead);
  const isComplete = useShop((view) => view.isComplete);
  const [isNaming, setIsNaming] = useState(false);
  const undo = useUndo();
  if (!isRead) return <RowsSkeleton />;
  const chosen = lists.find(({ id }) => id === listId) ?? lists.find(({ id }) => id === preferred) ?? lists[0];
  const choose = (id: string): void => {
    preferList(id);
    onList(id);
  };
  const create = async (name: string): Promise<void> => {
    const made = createList(name);
    if (!(await edit(made.edit))) return;
    setIsNaming(false);
    choose(made.listId);
  };
  /** The first that remains is chosen (issue of lists). */
  const afterDelete = (deleted: string): void => {
    const first = lists.find(({ id }) => id !== deleted);
    if (first) choose(first.id);
    else onList(null);
  };
  const naming = (
    <ListNameForm
      label={<Trans>Name of the new list</Trans>}
      submit={<Trans>Create list</Trans>}
      taken={lists.map(({ name }) => name)}
      onName={(name) => void create(name)}
    >
      {lists.length > 0 && (
        <Button look="quiet" onClick={() => setIsNaming(false)}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </ListNameForm>
  );
  if (!chosen) {
    return (
      <div className={styles.tab}>
        {isComplete ? <NoLists /> : <NotFetchedYet />}
        {naming}
      </div>
    );
  }
  return (
    <div className={styles.tab}>
      <ListChips lists={lists} chosen={chosen.id} label={t`My Lists`} onChoose={choose}>
        <Button look="plain" aria-expanded={isNaming} onClick={() => setIsNaming(!isNaming)}>
          <Icon name="plus" size={18} />
          <Trans>New list</Trans>
        </Button>
      </ListChips>
      {isNaming && naming}
      <ListView
        key={chosen.id}
        list={chosen}
        otherNames={lists.filter(({ id }) => id !== chosen.id).map(({ name }) => name)}
        undo={undo}
        onDeleted={() => afterDelete(chosen.id)}
      />
      <UndoBar undo={undo} />
    </div>
  );
}
