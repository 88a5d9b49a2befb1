import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { StandingMark } from '#src/blocks/standing-mark.tsx';
import { useEdit } from '#src/blocks/use-edit.ts';
import { deleteList, renameList } from '#src/domain/lists/commands.ts';
import { useListStanding, type MyList } from '#src/domain/lists/lists.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { DeleteAnyway } from './delete-anyway.tsx';
import { ListNameForm } from './list-name-form.tsx';
import { RoundButton } from './round-button.tsx';

import styles from './list-head.module.css';

interface Props {
  list: MyList;
  /** Of the shopper's other lists. */
  otherNames: readonly string[];
  hasItems: boolean;
  onDeleted: () => void;
}

/** A list's name and what is done with the whole of it. */
export function ListHead({ list, otherNames, hasItems, onDeleted }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const edit = useEdit();
  const standing = useListStanding(list.id);
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const rename = async (name: string): Promise<void> => {
    if (await edit(renameList(list.id, name))) setOpen(null);
  };
  const remove = async (): Promise<void> => {
    if (await edit(deleteList(list.id))) onDeleted();
  };
  return (
    <div className={styles.head}>
      <DeleteAnyway listId={list.id} onDeleted={onDeleted} />
      {open === 'rename' ? (
        <ListNameForm
          label={<Trans>Name of the list</Trans>}
          submit={<Trans>Save name</Trans>}
          first={list.name}
          taken={otherNames}
          onName={(name) => void rename(name)}
        >
          <Button look="quiet" onClick={() => setOpen(null)}>
            <Trans>Cancel</Trans>
          </Button>
        </ListNameForm>
      ) : (
        <div className={styles.line}>
          <h2 className={styles.name}>
            <bdi>{list.name}</bdi>
          </h2>
          <StandingMark standing={standing} />
          <span className={styles.tools}>
            <RoundButton icon="pencil-simple" label={t`Rename ${list.name}`} onClick={() => setOpen('rename')} />
            <RoundButton icon="trash" label={t`Delete ${list.name}`} onClick={() => setOpen('delete')} isDangerous />
          </span>
        </div>
      )}
      {hasItems && (
        <Link
          to="/$locale/account/shopping/$listId"
          params={{ locale, listId: list.id }}
          className={buttonClass('quiet', styles.shop)}
        >
          <Icon name="storefront" />
          <Trans>I am in the shop</Trans>
        </Link>
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={t`Delete list`}
          yes={t`Yes, delete the list`}
          no={t`No, keep it`}
          isDangerous
          onAnswer={(isYes) => {
            setOpen(null);
            if (isYes) void remove();
          }}
        >
          <Trans>
            <bdi>{list.name}</bdi> and everything on it will be deleted on all your devices.
          </Trans>
        </ConfirmDialog>
      )}
    </div>
  );
}
