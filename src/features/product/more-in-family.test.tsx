import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { MoreInFamily } from './more-in-family.tsx';

vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => vi.fn(),
  Link: (({ children, to, params: _params, search, preload: _preload, ...rest }: Record<string, unknown>) => (
    <a href={String(to)} data-search={JSON.stringify(search)} {...rest}>
      {children as ReactNode}
    </a>
  )) as never,
}));

const of = (en: string, code: string) =>
  cardOf(code, { family: { en, ar: en }, familyUrl: '/viewall/apples-pears', category: 'fresh-fruits' });

function show(families: readonly string[]) {
  showWidget(
    <QueryClientProvider client={createQueryClient({ send: vi.fn(async () => ({ ok: false }) as never) })}>
      <MoreInFamily
        card={of('Apples & Pears', '106001')}
        categoryName={{ en: 'Fresh Fruits', ar: 'فواكه طازجة' }}
        cards={families.map((family, at) => of(family, String(106002 + at)))}
      />
    </QueryClientProvider>,
  );
  return screen.getByRole('link', { name: 'See all' });
}

test('a row of one family has its name, and leads to it', () => {
  const all = show(['Apples & Pears', 'Apples & Pears']);
  expect(screen.getByRole('heading', { name: 'More in Apples & Pears' })).toBeTruthy();
  expect(all.getAttribute('href')).toBe('/$locale/viewall/$slug');
});

test('one that is filled up from the category has the name of that, and leads there', () => {
  const all = show(['Apples & Pears', 'Citrus Fruits']);
  expect(screen.getByRole('heading', { name: 'More in Fresh Fruits' })).toBeTruthy();
  expect(all.dataset['search']).toBe('{"categories":["fresh-fruits"]}');
});
