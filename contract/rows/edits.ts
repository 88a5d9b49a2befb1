/** Every edit that is taken without signal, by name. A name that the server does not know waits ('later'): it is a newer app's. */
import type { Mutation } from '#contract/rules/mutation.ts';
import type { Decoded } from '#contract/wire.ts';

import { cartAdd, cartMessage, cartSet } from './cart.ts';
import { favouriteSet } from './favourites.ts';
import { boxChoose, boxMove } from './gift-box.ts';
import { itemAdd, itemCheck, itemMove, itemQuantity, itemRemove } from './items.ts';
import { listCreate, listDelete, listRename } from './lists.ts';
import { notifySet } from './notify.ts';

const all = [
  listCreate,
  listRename,
  listDelete,
  itemAdd,
  itemQuantity,
  itemCheck,
  itemMove,
  itemRemove,
  favouriteSet,
  notifySet,
  cartSet,
  cartAdd,
  cartMessage,
  boxChoose,
  boxMove,
] as const;

export const edits = all as readonly unknown[] as readonly Mutation[];

type AnyEdit = (typeof all)[number];
export type EditName = AnyEdit['name'];
/** What an edit of the name takes. */
export type EditArgs = { [E in AnyEdit as E['name']]: Decoded<E['args']> };
/** An edit with its arguments, as it is asked for. */
export type NamedEdit = { [Name in EditName]: { readonly name: Name; readonly args: EditArgs[Name] } }[EditName];
