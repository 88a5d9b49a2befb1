import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { PagePriceAge } from '#src/blocks/page-price-age.tsx';
import { useFirstRows } from '#src/blocks/use-first-rows.ts';
import { containsWords } from '#src/domain/catalogue/contains-words.ts';
import type { MyList, MyListItem } from '#src/domain/lists/lists.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Status } from '#src/ui/status.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { AddByName } from './add-by-name.tsx';
import { isJustBegun } from './begun-list.ts';
import { FilterBox } from './filter-box.tsx';
import type { ItemPlace } from './item-place.ts';
import { ListItemRow } from './list-item-row.tsx';
import { NoMatch } from './no-match.tsx';
import { TickHint } from './tick-hint.tsx';
import { useDragOrder } from './use-drag-order.ts';
import type { ItemActions } from './use-item-actions.ts';
import type { ItemCards } from './use-item-cards.ts';
import { isLong } from './use-list-menu.ts';

import styles from './rows.module.css';

interface Props {
  list: MyList;
  items: readonly MyListItem[];
  known: ItemCards;
  actions: ItemActions;
  isEditing: boolean;
  /** Null where there is no search field. */
  query: string | null;
  searchLabel: string;
  onQuery: (query: string) => void;
  onEdit: () => void;
}

/** What is on a list, in the shopper's order, or as far as it has the words that are searched. */
export function ListRows({ list, items, known, actions, isEditing, query, ...on }: Props) {
  const { t } = useLingui();
  const { cards, isReading, nameOf, textOf } = known;
  const [isBegun] = useState(() => isJustBegun(list.id));
  /** What was moved last, for who does not see it move. */
  const [moved, setMoved] = useState<string | null>(null);
  const move = (from: number, to: number): void => {
    actions.move(from, to);
    const [name, place, count] = [nameOf(items[from]?.stockCode ?? ''), to + 1, items.length];
    setMoved(t`${name}: ${place} of ${count}`);
  };
  const drag = useDragOrder(items.map(({ stockCode }) => stockCode).join(' '), move);
  const wanted = query?.trim() ?? '';
  const shown = wanted === '' ? items : items.filter(({ stockCode }) => containsWords(textOf(stockCode), wanted));
  const rows = useFirstRows(shown);
  const isEmpty = items.length === 0;
  const placeOf = (index: number): ItemPlace => ({
    index,
    count: items.length,
    drag,
    moveTo: (to) => move(index, to),
  });
  return (
    <div className={styles.tab}>
      {!isEditing && (
        <div className={styles.add}>
          <AddByName listId={list.id} isFocused={isBegun} />
          {!isEmpty && (
            <Button look="quiet" aria-label={t`Edit list`} onClick={on.onEdit}>
              <Trans>Edit</Trans>
            </Button>
          )}
        </div>
      )}
      {isEmpty ? (
        <Notice icon="basket" title={<Trans>Nothing on this list yet</Trans>}>
          <p>
            <Trans>Add items here by name or in your own words, or with “Add to list” on any product.</Trans>
          </p>
        </Notice>
      ) : (
        <>
          {query !== null && (
            <FilterBox label={on.searchLabel} value={query} onChange={on.onQuery} isFocused={!isLong(items)} />
          )}
          <PagePriceAge asOf={[...cards.values()].map(({ asOf }) => asOf)} />
          {shown.length === 0 && <NoMatch onClear={() => on.onQuery('')} />}
          {!isEditing && <TickHint isAnyTicked={items.some((one) => one.isChecked)} />}
          <ol className={styles.rows}>
            {rows.map((item) => (
              <ListItemRow
                key={item.stockCode}
                listId={list.id}
                item={item}
                known={cards.get(item.stockCode)}
                isReading={isReading}
                name={nameOf(item.stockCode)}
                isEditing={isEditing}
                // While a search hides some, "up" would not be where it seems.
                place={wanted === '' ? placeOf(items.indexOf(item)) : null}
                actions={actions}
              />
            ))}
          </ol>
          {/* Below the rows: it comes with the last tick, and must move none of them. */}
          {!isEditing && items.every((one) => one.isChecked) && (
            <Button look="quiet" className={styles.again} onClick={() => actions.untickAll(items)}>
              <Icon name="arrow-clockwise" size={18} />
              <Trans>Untick all for next time</Trans>
            </Button>
          )}
        </>
      )}
      <VisuallyHidden>
        <Status>{moved}</Status>
      </VisuallyHidden>
    </div>
  );
}
