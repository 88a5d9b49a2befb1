import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { useEdit } from '#src/blocks/use-edit.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { favouritesIn } from '#src/domain/favourites/favourites.ts';
import { createFilledList, type FirstItem } from '#src/domain/lists/commands.ts';
import { lineCountOf, orderHistory } from '#src/domain/orders/history.ts';
import { itemsOfOrder, lastOrderOf } from '#src/domain/orders/last-order.ts';
import { formatDate } from '#src/lib/dates.ts';
import { useShopValue } from '#src/offline/shop/use-shop-value.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { ListStart } from './list-start.tsx';
import { useItemCards } from './use-item-cards.ts';

import styles from './list-starts.module.css';
import overview from './lists-overview.module.css';

interface Props {
  /** Of the shopper's lists: two of one name could not be told apart. */
  taken: readonly string[];
  onOpen: (listId: string) => void;
}

/** Lists to begin with, of what the shopper has already: the last order, and the favourites. Nothing where there is neither. */
export function ListStarts({ taken, onOpen }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const edit = useEdit();
  const isBusy = useRef(false);
  const [past, coming] = [useMine(orderHistory(true)).data, useMine(orderHistory(false)).data];
  const order = lastOrderOf([...(past?.value.orders ?? []), ...(coming?.value.orders ?? [])]);
  const favourites = useShopValue(favouritesIn, null);
  const { cards } = useItemCards(favourites);
  const start = async (name: string, read: () => Promise<readonly FirstItem[] | null>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const items = await read();
    if (items === null) showToast(t`This needs a connection`, 'error');
    else {
      const made = createFilledList(freeName(name, taken), items);
      if (await edit(made.edit)) onOpen(made.listId);
    }
    isBusy.current = false;
  };
  if (!order && favourites.length === 0) return null;
  return (
    <section className={styles.starts}>
      <h2 className={styles.title}>
        <Trans>Start a list from</Trans>
      </h2>
      <div className={overview.cards}>
        {order && (
          <ListStart
            title={<Trans>Last order</Trans>}
            facts={<Plural value={lineCountOf(order)} one="# item" other="# items" />}
            images={order.images}
            onStart={() =>
              void start(t`Order of ${formatDate(order.placedAt, 'day', locale)}`, () => itemsOfOrder(client, order))
            }
          />
        )}
        {favourites.length > 0 && (
          <ListStart
            title={<Trans>Favourites</Trans>}
            facts={<Plural value={favourites.length} one="# item" other="# items" />}
            images={favourites.flatMap(({ stockCode }) => cards.get(stockCode)?.card.image ?? [])}
            onStart={() =>
              void start(t`My favourites`, async () => favourites.map(({ stockCode }) => ({ stockCode, quantity: 1 })))
            }
          />
        )}
      </div>
    </section>
  );
}

/** The name, or the first one with a number after it that no other list has. */
function freeName(name: string, taken: readonly string[]): string {
  const isTaken = (one: string): boolean =>
    taken.some((other) => other.toLocaleLowerCase() === one.toLocaleLowerCase());
  if (!isTaken(name)) return name;
  let number = 2;
  while (isTaken(`${name} (${number})`)) number += 1;
  return `${name} (${number})`;
}
