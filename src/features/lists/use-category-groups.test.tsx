import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import { categoryShelf } from '#src/domain/catalogue/queries.ts';
import type { MyListItem } from '#src/domain/lists/lists.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { LocaleProvider } from '#src/state/locale.tsx';
import { cardOf } from '#tests/support/product-card.ts';

import { useCategoryGroups } from './use-category-groups.ts';

const SHELF = ['fruit', 'dairy'].map((key) => ({ key, name: { en: key, ar: key } }));

const item = (stockCode: string, isChecked: boolean): MyListItem => ({ stockCode, isChecked }) as MyListItem;
const known = (stockCode: string, category: string): [string, KnownCard] => [
  stockCode,
  { card: cardOf(stockCode, { category }), asOf: '' },
];

async function groupsOf(items: readonly MyListItem[]): Promise<string[]> {
  const client = createQueryClient({
    send: vi.fn(async () => ({ ok: true, value: { value: { categories: SHELF }, asOf: '', message: '' } }) as never),
  });
  await client.prefetchQuery(categoryShelf());
  const cards = new Map([known('apple', 'fruit'), known('plum', 'fruit'), known('milk', 'dairy')]);
  const { result } = renderHook(() => useCategoryGroups(items, cards), {
    wrapper: ({ children }) => (
      <LocaleProvider value="en">
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </LocaleProvider>
    ),
  });
  return result.current.map((group) => `${group.slug}: ${group.items.map(({ stockCode }) => stockCode).join(', ')}`);
}

test('items stand by the aisles of the shop', async () => {
  expect(await groupsOf([item('milk', false), item('apple', false), item('plum', false)])).toEqual([
    'fruit: apple, plum',
    'dairy: milk',
  ]);
});

test('what is ticked sinks to the end of its aisle, and an aisle that is done below the others', async () => {
  expect(await groupsOf([item('apple', true), item('plum', false), item('milk', false)])).toEqual([
    'fruit: plum, apple',
    'dairy: milk',
  ]);
  expect(await groupsOf([item('apple', true), item('plum', true), item('milk', false)])).toEqual([
    'dairy: milk',
    'fruit: apple, plum',
  ]);
});
