import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import type { Locale } from '#contract/urls.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { Tabs } from './tabs.tsx';

type Id = 'description' | 'storage' | 'nutrition';

const ITEMS = [
  { id: 'description', label: 'Description', content: 'Sweet and soft' },
  { id: 'storage', label: 'Storage', content: 'Keep cool' },
  { id: 'nutrition', label: 'Nutrition', content: 'Energy 282 kcal' },
] as const;

function Story({ onSelect }: { onSelect?: (id: Id) => void }) {
  const [selected, setSelected] = useState<Id>('description');
  const select = (id: Id): void => {
    setSelected(id);
    onSelect?.(id);
  };
  return <Tabs<Id> label="About this product" items={ITEMS} selected={selected} onSelect={select} />;
}

const show = (locale: Locale = 'en') => {
  const onSelect = vi.fn();
  return { onSelect, ...showWidget(<Story onSelect={onSelect} />, locale) };
};
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('a list of tabs with a name, and the panel of the selected one', () => {
  show();
  expect(screen.getByRole('tablist', { name: 'About this product' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Description',
    'Storage',
    'Nutrition',
  ]);
  expect(screen.getByRole('tabpanel', { name: 'Description' }).textContent).toBe('Sweet and soft');
});

test('the other panels are in the page, for search engines, and neither seen nor reached', () => {
  show();
  expect(screen.getByText('Keep cool').hidden).toBe(true);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('a press selects', async () => {
  const { user, onSelect } = show();
  await user.click(screen.getByRole('tab', { name: 'Storage' }));
  expect(onSelect.mock.calls).toEqual([['storage']]);
  expect(screen.getByRole('tabpanel').textContent).toBe('Keep cool');
});

test('one stop for the Tab key: arrows, Home and End move and select, round the ends', async () => {
  const { user } = show();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Description');
  await user.keyboard('{ArrowRight}');
  expect([document.activeElement?.textContent, selected()]).toEqual(['Storage', 'Storage']);
  await user.keyboard('{End}');
  expect(selected()).toBe('Nutrition');
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Description');
  await user.keyboard('{ArrowLeft}{Home}');
  expect(selected()).toBe('Description');
  await user.tab();
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
});

test('in Arabic the left arrow leads on', async () => {
  const { user } = show('ar');
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(selected()).toBe('Storage');
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Description');
});

test('the server renders the selected tab and the text of every panel', () => {
  const html = renderToString(<Tabs label="About" items={ITEMS} selected="storage" onSelect={() => undefined} />);
  const tabs = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[role=tab]');
  expect([...tabs].map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
  for (const { content } of ITEMS) expect(html).toContain(content);
});
