import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { PagePriceAge } from '#src/blocks/page-price-age.tsx';
import { useFirstRows } from '#src/blocks/use-first-rows.ts';
import { containsWords } from '#src/domain/catalogue/contains-words.ts';
import { useListItems, type MyList } from '#src/domain/lists/lists.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Status } from '#src/ui/status.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { FilterBox } from './filter-box.tsx';
import type { ItemPlace } from './item-place.ts';
import { ListHead } from './list-head.tsx';
import { ListItemRow } from './list-item-row.tsx';
import { NoMatch } from './no-match.tsx';
import { PutAllInCart } from './put-all-in-cart.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { useItemActions } from './use-item-actions.ts';
import { useItemCards } from './use-item-cards.ts';
import type { Undo } from './use-undo.ts';

import styles from './rows.module.css';

interface Props {
  list: MyList;
  otherNames: readonly string[];
  undo: Undo;
  onDeleted: () => void;
}

/** A list: what is on it, in the shopper's order. */
export function ListView({ list, otherNames, undo, onDeleted }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const items = useListItems(list.id);
  const { cards, isReading, nameOf, textOf } = useItemCards(items);
  const actions = useItemActions(list.id, nameOf, undo);
  const [query, setQuery] = useState('');
  const [isEditing, setIsEditing] = useState(false);
  const edit = (): void => {
    setIsEditing(!isEditing);
    // Without signal it would be too late to fetch it.
    void import('./move-menu.tsx').catch(() => undefined);
  };
  /** What was moved last, for who does not see it move. */
  const [moved, setMoved] = useState<string | null>(null);
  const move = (from: number, to: number): void => {
    actions.move(from, to);
    const [name, place, count] = [nameOf(items[from]?.stockCode ?? ''), to + 1, items.length];
    setMoved(t`${name}: ${place} of ${count}`);
  };
  const order = items.map(({ stockCode }) => stockCode).join(' ');
  const drag = useDragOrder(order, move);
  const isWhole = query.trim() === '';
  const shown = isWhole ? items : items.filter(({ stockCode }) => containsWords(textOf(stockCode), query));
  const rows = useFirstRows(shown);
  const placeOf = (index: number): ItemPlace => ({
    index,
    count: items.length,
    drag,
    moveTo: (to) => move(index, to),
  });
  return (
    <section className={styles.tab} aria-label={list.name}>
      <ListHead list={list} otherNames={otherNames} hasItems={items.length > 0} onDeleted={onDeleted} />
      {items.length === 0 ? (
        <Notice icon="basket" title={<Trans>Nothing on this list yet</Trans>}>
          <p>
            <Trans>Open any product and choose Add to list.</Trans>
          </p>
          <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('primary')}>
            <Trans>Find products</Trans>
          </Link>
        </Notice>
      ) : (
        <>
          <PutAllInCart
            wanted={items.filter(({ isChecked }) => !isChecked)}
            cards={cards}
            isReading={isReading}
            undo={undo}
          />
          <div className={styles.find}>
            <FilterBox label={t`Search this list`} value={query} onChange={setQuery} />
            <Button look="quiet" aria-pressed={isEditing} onClick={edit}>
              <Icon name={isEditing ? 'check' : 'pencil-simple'} size={18} />
              {isEditing ? <Trans>Done</Trans> : <Trans>Edit list</Trans>}
            </Button>
          </div>
          <PagePriceAge asOf={[...cards.values()].map((known) => known.asOf)} />
          {shown.length === 0 && <NoMatch onClear={() => setQuery('')} />}
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
                place={isWhole ? placeOf(items.indexOf(item)) : null}
                actions={actions}
              />
            ))}
          </ol>
          <VisuallyHidden>
            <Status>{moved}</Status>
          </VisuallyHidden>
        </>
      )}
    </section>
  );
}
