import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { wordsOf } from '#contract/rows/own-words.ts';
import { useCards } from '#src/domain/catalogue/cards-by-code.ts';
import { listIn } from '#src/domain/lists/lists.ts';
import { shopView, type WaitingEdit } from '#src/offline/shop/shop-door.ts';
import { useLocale } from '#src/state/locale.tsx';

import { textIn } from './place-of.ts';

/** Isolates a name in a sentence of the other direction (FSI ... PDI): a plain string has no <bdi>. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Says what an edit does. `edits` are all that will be said, so that their products are known. */
export function useEditSentence(edits: readonly WaitingEdit[]): (edit: WaitingEdit) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const codes = useMemo(() => {
    const named = new Set(edits.map(({ args }) => textIn(args, 'stockCode')));
    return [...named].filter((code) => wordsOf(code) === null);
  }, [edits]);
  const { cards } = useCards(codes);
  return ({ name, args }) => {
    const code = textIn(args, 'stockCode');
    const item = isolated(cards.get(code)?.card.name[locale] ?? wordsOf(code) ?? code);
    const stored = listIn(shopView(), textIn(args, 'listId'))?.name;
    const given = textIn(args, 'name');
    const list = isolated(stored ?? (given || t`a list`));
    const wanted = isolated(given);
    const quantity = Number(args['quantity'] ?? 0);
    switch (name) {
      case 'list.create':
        return t`New list ${wanted}`;
      case 'list.rename':
        return t`Rename the list to ${wanted}`;
      case 'list.delete':
        return t`Delete ${list}`;
      case 'item.add':
        return t`Put ${item} on ${list}`;
      case 'item.remove':
        return t`Take ${item} off ${list}`;
      case 'item.quantity':
        return t`Set ${item} on ${list} to ${quantity}`;
      case 'item.check':
        return args['isChecked'] === true ? t`Tick ${item} on ${list}` : t`Untick ${item} on ${list}`;
      case 'item.move':
        return t`Move ${item} on ${list}`;
      case 'favourite.set':
        return args['isOn'] === true ? t`Add ${item} to favourites` : t`Remove ${item} from favourites`;
      case 'notify.set':
        return args['isOn'] === true ? t`Notify me about ${item}` : t`Stop notifying me about ${item}`;
      case 'box.choose':
        return t`Choose the gift box ${item}`;
      case 'box.move':
        return t`Move ${item} into the gift box`;
      case 'cart.set':
        if (args['cartType'] === 'CGB')
          return quantity === 0 ? t`Take ${item} out of the gift box` : t`Set ${item} in the gift box to ${quantity}`;
        return quantity === 0 ? t`Take ${item} out of the cart` : t`Set ${item} in the cart to ${quantity}`;
      case 'cart.add':
        return Number(args['by']) < 0 ? t`Take some ${item} out of the cart` : t`Add ${item} to the cart`;
      case 'cart.message':
        return t`Gift message for ${item}`;
      default:
        return t`A change to ${item}`;
    }
  };
}
