import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { EXISTING } from '#tests/support/regular-offer.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ExistingNote } from './existing-note.tsx';

vi.mock('#src/blocks/panel-link.tsx', () => ({ PanelLink: () => null }));

const UNPAID = { ...EXISTING, isPaid: false };

test('who orders it once more is told that it is there, and that this takes its place', () => {
  showWidget(<ExistingNote existing={UNPAID} paysNow={false} isChange={false} />);
  expect(screen.getByText(/already/).parentElement?.textContent).toMatch(/takes its place/);
});

test('who opened it to change it is told nothing of that', () => {
  const { container } = showWidget(<ExistingNote existing={UNPAID} paysNow={false} isChange />);
  expect(container.querySelector('p')).toBeNull();
});

test('a delivery that is an order already comes as it is', () => {
  showWidget(<ExistingNote existing={{ ...UNPAID, ordered: ['2030-01-07'] }} paysNow={false} isChange />);
  expect(screen.getByText(/is an order already/).textContent).toContain('The delivery of Mon 7 Jan 2030 is an order');
});

test('what becomes of money is said to both', () => {
  showWidget(<ExistingNote existing={EXISTING} paysNow isChange />);
  expect(screen.getByText(/goes back into your wallet/).textContent?.trim()).toMatch(
    /^It changes once it is paid\. What you paid/,
  );
});

test('all of it is one paragraph: the box around it puts each of its children on a line of its own', () => {
  for (const isChange of [true, false]) {
    const { container, unmount } = showWidget(
      <ExistingNote existing={{ ...EXISTING, ordered: ['2030-01-07'] }} paysNow isChange={isChange} />,
    );
    const box = container.querySelector('[class*=note]');
    expect([...(box?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['P']);
    unmount();
  }
});
