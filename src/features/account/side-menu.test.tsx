import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { SideMenu } from './side-menu.tsx';

vi.mock('#src/state/session.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSessionUser: () => ({ id: 1 }),
}));
vi.mock('./menu-link.tsx', () => ({
  MenuLink: ({ entry }: { entry: { title: { en: string } } }) => <a href="/">{entry.title.en}</a>,
}));

const entry = (id: number, path: string) => ({
  id,
  path,
  title: { en: path, ar: path },
  icon: '#user',
  leaves: false,
  externalLink: null,
});

test('in each group what can be used comes before what is not open yet', async () => {
  const group = (id: number, entries: object[]) => ({ id, title: { en: 'Shopping', ar: '' }, icon: null, entries });
  const groups = [
    group(1, [entry(1, 'account/myregulars'), entry(2, 'account/myaddress'), entry(3, 'account/competition')]),
    group(2, []),
  ];
  const send = vi.fn(async () => ({ ok: true, value: { value: { groups }, asOf: new Date().toISOString() } }) as never);
  showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <SideMenu device="mobile" />
    </QueryClientProvider>,
  );
  await screen.findAllByRole('link');
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent.toLowerCase());
  expect(names.slice(0, 3)).toEqual(['account/myaddress', 'account/competition', 'account/myregulars']);
});
