import type { RowValue } from '#contract/rules/mutation.ts';
import type { WaitingEdit } from '#src/offline/shop/shop-door.ts';

/** Where what an edit is about can be edited: a path below the language. */
export function placeOf({ name, args }: Pick<WaitingEdit, 'name' | 'args'>): string | null {
  const listId = textIn(args, 'listId');
  if (listId !== '') return `/account/myfavourites?tab=lists&list=${encodeURIComponent(listId)}`;
  if (name.startsWith('favourite.')) return '/account/myfavourites';
  return /^(?:cart|box)\./.test(name) ? '/cart' : null;
}

/** A text among an edit's arguments; empty where there is none. */
export function textIn(args: RowValue, name: string): string {
  const value = args[name];
  return typeof value === 'string' ? value : '';
}
