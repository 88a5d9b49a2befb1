import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './shopping-head.module.css';

interface Props {
  listId: string;
  name: string;
  done: number;
  count: number;
  /** Left out where there is no list that can be added to. */
  onAdd: (() => void) | undefined;
}

/** The list's name, how far one is, and the way out. */
export function ShoppingHead({ listId, name, done, count, onAdd }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className={styles.head}>
      <Link
        to="/$locale/account/myfavourites"
        params={{ locale }}
        search={{ tab: 'lists', list: listId }}
        className={styles.leave}
        aria-label={t`Leave the shop view`}
      >
        <Icon name="x" size={24} />
      </Link>
      <h1 className={styles.name}>
        <bdi>{name}</bdi>
      </h1>
      {count > 0 && (
        <p className={styles.done}>
          <Trans>
            <bdi>{done}</bdi> of <bdi>{count}</bdi>
          </Trans>
        </p>
      )}
      {onAdd && (
        <button type="button" className={styles.add} aria-label={t`Add an item by name`} onClick={onAdd}>
          <Icon name="plus" size={24} />
        </button>
      )}
      <progress
        className={styles.bar}
        max={Math.max(count, 1)}
        value={done}
        aria-label={t`How much is in the basket`}
      />
    </div>
  );
}
