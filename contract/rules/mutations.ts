/** Every edit that is taken without signal, by name. A name that the server does not know waits ('later'): it comes from a newer app. */
import { addItem, checkItem, moveItem, removeItem, setItemQuantity } from './item-mutations.ts';
import { createList, deleteList, renameList } from './list-mutations.ts';
import type { Mutation } from './mutation.ts';
import { addToLine, setFavourite, setLine, setLineMessage, setNotify } from './shelf-mutations.ts';

export const mutations: readonly Mutation[] = [
  createList,
  renameList,
  deleteList,
  addItem,
  setItemQuantity,
  checkItem,
  moveItem,
  removeItem,
  setFavourite,
  setNotify,
  setLine,
  addToLine,
  setLineMessage,
] as readonly Mutation[];
