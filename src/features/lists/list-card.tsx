import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { StandingMark } from '#src/blocks/standing-mark.tsx';
import { useListItems, useListStanding, type MyList } from '#src/domain/lists/lists.ts';
import { runningTotal } from '#src/domain/lists/running-total.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { ItemPicture } from './item-picture.tsx';
import { ListFacts } from './list-facts.tsx';
import { useItemCards } from './use-item-cards.ts';

import styles from './list-card.module.css';

/** Its first products are enough to know it by; a narrow row shows fewer. */
const SHOWN = 7;

/** A list among the others, as a row: its name, how many are on it, what they come to, and its first products. */
export function ListCard({ list }: { list: MyList }) {
  const locale = useLocale();
  const items = useListItems(list.id);
  const { cards } = useItemCards(items);
  const standing = useListStanding(list.id);
  return (
    <Link
      to="/$locale/account/myfavourites"
      params={{ locale }}
      search={{ tab: 'lists', list: list.id }}
      className={styles.card}
      data-list={list.id}
    >
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{list.name}</bdi>
          <StandingMark standing={standing} />
        </span>
        <ListFacts count={items.length} fils={runningTotal(items, cards).whole} />
      </span>
      <span className={styles.pictures}>
        {items.slice(0, SHOWN).map(({ stockCode }) => (
          <ItemPicture key={stockCode} known={cards.get(stockCode)} />
        ))}
        {items.length === 0 && (
          <span className={styles.way}>
            <Trans>Add items</Trans>
          </span>
        )}
      </span>
      <Icon name="caret-right" size={18} />
    </Link>
  );
}
