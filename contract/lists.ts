/** Shopping lists by the specification's own calls (storefront.md sections 3 and 7); the app itself writes them by mutations. */
import { defineCall } from './call.ts';
import { productCard } from './catalogue-card.ts';
import { isMessageSuccess, isTrue } from './success.ts';
import { bool, integer, list, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const listId = text(36);
const stockCode = text(40);
const itemOfList = record({ listId: ['favListDocno', listId], stockCode: ['stockCode', stockCode] });

const shoppingList = record({
  id: ['favListDocno', listId],
  name: ['favListName', text(200)],
  /** The same again: the specification's screens read both names. */
  label: ['name', text(200)],
  /** Whether it holds the product that was asked about. */
  hasItem: ['itemExists', bool],
});
export type ShoppingList = Decoded<typeof shoppingList>;

export const readLists = defineCall({
  name: 'lists.read',
  method: 'GET',
  path: '/MyList/GetLists',
  /** A stock item's docno, for `itemExists`; 0 asks about none. */
  input: record({ stockId: ['plStockDocno', withDefault(integer({ min: 0, max: 2_147_483_647 }), 0)] }),
  answer: record({ lists: ['lists', list(shoppingList)] }),
  auth: 'user',
  offline: 'online',
  invented: true,
  summary: 'The shopping lists, and which of them hold a product',
});

export const readListItems = defineCall({
  name: 'lists.items',
  method: 'GET',
  path: '/MyList/GetListItems',
  /** The docno says which list; the name is sent along (account.md section 7) and decides nothing. */
  input: record({ name: ['favListName', withDefault(text(200), '')], id: ['favListDocno', listId] }),
  /** In the shopper's order, each with the quantity that the list says. */
  answer: record({ products: ['products', list(productCard)] }),
  auth: 'user',
  offline: 'online',
  invented: true,
  summary: 'The products on a shopping list',
});

export const createListCall = defineCall({
  name: 'lists.create',
  method: 'POST',
  path: '/MyList/CreateList',
  succeedsWhen: isMessageSuccess,
  input: record({ name: ['name', text(200)] }),
  answer: record({ id: ['favListDocno', listId] }),
  auth: 'user',
  offline: 'queue',
  invented: true,
  summary: 'A new shopping list',
});

export const deleteListCall = defineCall({
  name: 'lists.delete',
  method: 'POST',
  path: '/MyList/DeleteList',
  input: record({ id: ['favListDocno', listId] }),
  answer: record({}),
  auth: 'user',
  offline: 'queue',
  invented: true,
  summary: 'Deletes a shopping list and what stands on it',
});

export const addListItem = defineCall({
  name: 'lists.addItem',
  method: 'POST',
  path: '/MyList/AddItem',
  succeedsWhen: isTrue,
  input: itemOfList,
  /** storefront.md section 7: returns true. */
  answer: bool,
  auth: 'user',
  offline: 'queue',
  invented: true,
  summary: 'Puts a product on a shopping list; true once it stands there',
});

export const removeListItem = defineCall({
  name: 'lists.removeItem',
  method: 'POST',
  path: '/MyList/RemoveItem',
  input: itemOfList,
  answer: record({}),
  auth: 'user',
  offline: 'queue',
  invented: true,
  summary: 'Takes a product off a shopping list',
});

export const listCalls = [
  readLists,
  readListItems,
  createListCall,
  deleteListCall,
  addListItem,
  removeListItem,
] as const;
