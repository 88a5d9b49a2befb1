import type { WaitingEdit } from '#src/offline/shop/shop-door.ts';

/** Where what an edit is about can be edited: a path below the language. */
export function placeOf({ name, args }: Pick<WaitingEdit, 'name' | 'args'>): string | null {
  const listId = args['listId'];
  if (typeof listId === 'string') return `/account/myfavourites?tab=lists&list=${encodeURIComponent(listId)}`;
  if (name.startsWith('favourite.')) return '/account/myfavourites';
  return name.startsWith('cart.') ? '/cart' : null;
}
