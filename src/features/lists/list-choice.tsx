import { Plural, Trans } from '@lingui/react/macro';

import { useIsOnList, useListItems, type MyList } from '#src/domain/lists/lists.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './list-choice.module.css';

interface Props {
  list: MyList;
  stockCode: string;
  onChoose: () => void;
  /** It was tapped though it holds the item already. */
  onHeld: () => void;
}

/** A list to put something on. One that holds it looks chosen; it is disabled, but can be focused, and a tap says why (storefront.md section 5). */
export function ListChoice({ list, stockCode, onChoose, onHeld }: Props) {
  const isHeld = useIsOnList(list.id, stockCode);
  const count = useListItems(list.id).length;
  return (
    <button type="button" className={styles.choice} aria-disabled={isHeld} onClick={isHeld ? onHeld : onChoose}>
      <Icon name={isHeld ? 'check-circle' : 'list-plus'} />
      <span className={styles.words}>
        <bdi className={styles.name}>{list.name}</bdi>
        <span className={styles.note}>
          {isHeld ? (
            <Trans>On this list</Trans>
          ) : (
            <Plural value={count} _0="No items yet" one="# item" other="# items" />
          )}
        </span>
      </span>
    </button>
  );
}
