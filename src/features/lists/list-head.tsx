import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { DotsMenu } from '#src/blocks/dots-menu.tsx';
import { StandingMark } from '#src/blocks/standing-mark.tsx';
import { useEdit } from '#src/blocks/use-edit.ts';
import { renameList } from '#src/domain/lists/commands.ts';
import { useListStanding, type MyList } from '#src/domain/lists/lists.ts';
import { useLocale } from '#src/state/locale.tsx';
import type { MenuAction } from '#src/ui/action-menu.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { afterMenu } from './after-menu.ts';
import { ListFacts } from './list-facts.tsx';
import { ListNameForm } from './list-name-form.tsx';

import styles from './list-head.module.css';

interface Props {
  list: MyList;
  /** Of the shopper's other lists. */
  otherNames: readonly string[];
  count: number;
  /** What it comes to. */
  fils: number;
  /** What else is done with the whole of it. */
  actions: readonly MenuAction[];
  onRemove: () => void;
}

/** The way to all lists, its name, how long it is and what it comes to, the view for the shop, and a menu of the rest. */
export function ListHead({ list, otherNames, count, fils, actions, onRemove }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const edit = useEdit();
  const standing = useListStanding(list.id);
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  /** The form for the name was there and is closed: the focus is back at the menu that opened it. */
  const [wasNamed, setWasNamed] = useState(false);
  const closeForm = (): void => {
    setOpen(null);
    setWasNamed(true);
  };
  const rename = async (name: string): Promise<void> => {
    if (await edit(renameList(list.id, name))) closeForm();
  };
  const menu: MenuAction[] = [
    { id: 'rename', icon: 'pencil-simple', label: t`Rename`, act: () => afterMenu(() => setOpen('rename')) },
    ...actions,
    { id: 'delete', icon: 'trash', label: t`Delete list`, act: () => afterMenu(() => setOpen('delete')) },
  ];
  return (
    <header className={styles.head} data-top-line="">
      <Link
        to="/$locale/account/myfavourites"
        params={{ locale }}
        search={{ tab: 'lists' }}
        className={styles.back}
        aria-label={t`My Lists`}
      >
        <Icon name="caret-left" size={24} />
      </Link>
      {open === 'rename' ? (
        <div className={styles.form}>
          <ListNameForm
            label={<Trans>Name of the list</Trans>}
            submit={<Trans>Save name</Trans>}
            first={list.name}
            taken={otherNames}
            onName={(name) => void rename(name)}
            isFocused
          >
            <Button look="quiet" onClick={closeForm}>
              <Trans>Cancel</Trans>
            </Button>
          </ListNameForm>
        </div>
      ) : (
        <>
          <h1 className={styles.name}>
            <bdi>{list.name}</bdi>
            <StandingMark standing={standing} />
          </h1>
          <div className={styles.facts}>
            <ListFacts count={count} fils={fils} />
          </div>
          {count > 0 && (
            <Link
              to="/$locale/account/shopping/$listId"
              params={{ locale, listId: list.id }}
              className={buttonClass('quiet', styles.shop)}
            >
              <Icon name="storefront" size={18} />
              <Trans>Shop in store</Trans>
            </Link>
          )}
          <span className={styles.menu}>
            <DotsMenu name={list.name} actions={menu} isFocused={wasNamed} />
          </span>
        </>
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={t`Delete list`}
          yes={t`Yes, delete the list`}
          no={t`No, keep it`}
          isDangerous
          onAnswer={(isYes) => {
            setOpen(null);
            if (isYes) onRemove();
          }}
        >
          <Trans>
            <bdi>{list.name}</bdi> and everything on it will be deleted on all your devices.
          </Trans>
        </ConfirmDialog>
      )}
    </header>
  );
}
