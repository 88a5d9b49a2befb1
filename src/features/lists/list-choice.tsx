import { Trans } from '@lingui/react/macro';

import { useIsOnList, useListItems, type MyList } from '#src/domain/lists/lists.ts';
import { Icon } from '#src/ui/icon.tsx';

import { ItemPicture } from './item-picture.tsx';
import { ListFacts } from './list-facts.tsx';
import { useItemCards } from './use-item-cards.ts';

import styles from './list-choice.module.css';

interface Props {
  list: MyList;
  stockCode: string;
  onChoose: () => void;
  /** It was tapped though it holds the item already. */
  onHeld: () => void;
}

/** Its first products are enough to know it by. */
const SHOWN = 3;

/** A list to put something on: a box to tick, its name, and what it is known by. One that holds it looks chosen; it is disabled, but can be focused, and a tap says why (storefront.md section 5). */
export function ListChoice({ list, stockCode, onChoose, onHeld }: Props) {
  const isHeld = useIsOnList(list.id, stockCode);
  const items = useListItems(list.id);
  const first = items.slice(0, SHOWN);
  const { cards } = useItemCards(first);
  return (
    <button type="button" className={styles.choice} aria-disabled={isHeld} onClick={isHeld ? onHeld : onChoose}>
      <span className={styles.tick}>{isHeld && <Icon name="check" size={16} />}</span>
      <span className={styles.words}>
        <bdi className={styles.name}>{list.name}</bdi>
        <span className={styles.note}>
          {isHeld ? <Trans>On this list</Trans> : <ListFacts count={items.length} fils={0} />}
        </span>
      </span>
      <span className={styles.pictures}>
        {first.map(({ stockCode }) => (
          <ItemPicture key={stockCode} known={cards.get(stockCode)} />
        ))}
      </span>
    </button>
  );
}
