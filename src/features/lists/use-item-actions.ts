import { useLingui } from '@lingui/react/macro';

import { listMessages } from '#contract/messages/lists.ts';
import { say } from '#contract/messages/sentence.ts';
import { useEdit } from '#src/blocks/use-edit.ts';
import type { Undo } from '#src/blocks/use-undo.ts';
import { checkItem, moveItem, putBack, removeItem, replaceItem, setItemQuantity } from '#src/domain/lists/commands.ts';
import type { MeantItem } from '#src/domain/lists/item-meant.ts';
import { itemsIn, type MyListItem } from '#src/domain/lists/lists.ts';
import { shopView, type EditOutcome } from '#src/offline/shop/shop-door.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

export interface ItemActions {
  readonly check: (item: MyListItem, isChecked: boolean) => void;
  readonly setQuantity: (item: MyListItem, quantity: number) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (item: MyListItem) => void;
  /** Words give way to the product that they mean. */
  readonly take: (item: MyListItem, meant: MeantItem) => void;
  readonly untickAll: (items: readonly MyListItem[]) => void;
  /** Takes everything off. */
  readonly empty: (items: readonly MyListItem[]) => void;
}

/** What is done to the items of a list, each with its way back. */
export function useItemActions(listId: string, nameOf: (stockCode: string) => string, undo: Undo): ItemActions {
  const { t } = useLingui();
  const locale = useLocale();
  const edit = useEdit();
  const then = (change: Promise<EditOutcome>, onKept?: () => void): void =>
    void edit(change).then((isKept) => (isKept ? onKept?.() : undefined));
  /** One after the other, as far as the device can keep them. */
  const each = async (items: readonly MyListItem[], change: (item: MyListItem) => Promise<EditOutcome>) => {
    for (const item of items) if (!(await edit(change(item)))) return;
  };
  return {
    check: (item, isChecked) => {
      const name = nameOf(item.stockCode);
      const place = { listId, stockCode: item.stockCode };
      then(checkItem(place, isChecked), () =>
        undo.offer(isChecked ? t`Ticked ${name}` : t`Unticked ${name}`, () => then(checkItem(place, !isChecked))),
      );
    },
    setQuantity: ({ stockCode }, quantity) => then(setItemQuantity({ listId, stockCode }, quantity)),
    move: (from, to) => then(moveItem(listId, from, to)),
    remove: (item) => {
      const name = nameOf(item.stockCode);
      then(removeItem({ listId, stockCode: item.stockCode }), () => {
        showToast(say(listMessages.removed, locale), 'success');
        undo.offer(t`Removed ${name}`, () => then(putBack(listId, item)));
      });
    },
    take: (item, { stockCode, name, quantity }) => {
      const wanted = { stockCode, quantity: Math.max(quantity, item.quantity) };
      const wasThere = itemsIn(shopView(), listId).some((other) => other.stockCode === stockCode);
      const undone = () => (wasThere ? putBack(listId, item) : replaceItem(listId, { ...item, stockCode }, item));
      then(replaceItem(listId, item, wanted), () => undo.offer(t`${name} is on the list`, () => then(undone())));
    },
    untickAll: (items) => {
      const ticked = items.filter(({ isChecked }) => isChecked);
      const tick = (isChecked: boolean) => each(ticked, ({ stockCode }) => checkItem({ listId, stockCode }, isChecked));
      void tick(false);
      undo.offer(t`All unticked`, () => void tick(true));
    },
    empty: (items) => {
      void each(items, ({ stockCode }) => removeItem({ listId, stockCode }));
      undo.offer(t`The list is empty`, () => void each(items, (item) => putBack(listId, item)));
    },
  };
}
