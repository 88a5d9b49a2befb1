import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { listKey } from '#contract/rows/keys.ts';
import { useListItems } from '#src/domain/lists/lists.ts';
import { attachShop } from '#src/offline/shop/shop-door.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ListRows } from './list-rows.tsx';
import type { ItemActions } from './use-item-actions.ts';

vi.mock('./use-found.ts', () => ({
  useFound: () => ({ cards: [], thingCount: 0, isSeen: false, isAnswer: true }),
}));
vi.mock('./list-item-row.tsx', () => ({ ListItemRow: ({ name }: { name: string }) => <li>{name}</li> }));

const LIST = { id: 'w', name: 'Week', madeAt: '2026-11-23T08:00:00.000Z' };

function Rows() {
  const named = (stockCode: string): string => stockCode;
  return (
    <ListRows
      list={LIST}
      items={useListItems('w')}
      known={{ cards: new Map(), isReading: false, nameOf: named, textOf: named, isShopRead: true }}
      actions={{} as ItemActions}
      isEditing={false}
      query={null}
      searchLabel=""
      onQuery={() => undefined}
      onEdit={() => undefined}
    />
  );
}

afterEach(() => attachShop(null));

test('what is typed on while the first item of a list is kept stays in the field, which keeps the focus', async () => {
  const shop = new MemoryShop();
  shop.rows.set(listKey('w'), { name: 'Week', madeAt: LIST.madeAt });
  attachShop(shop);
  const { user } = showWidget(<Rows />);
  expect(screen.getByText('Nothing on this list yet')).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(field, 'candles for the cake{Enter}');
  await user.type(field, 'milk');
  await waitFor(() => expect(screen.getByRole('listitem').textContent).toBe('*candles for the cake'), {
    timeout: 3000,
  });
  expect(screen.queryByText('Nothing on this list yet')).toBeNull();
  expect(screen.getByRole('searchbox')).toBe(field);
  expect(field.value).toBe('milk');
  expect(document.activeElement).toBe(field);
});
