import { QueryClientProvider } from '@tanstack/react-query';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import type { ProductCard as Card } from '#contract/catalogue-card.ts';
import type { Locale } from '#contract/urls.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ProductCard } from './product-card.tsx';

vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => vi.fn(),
  Link: (({ children, to: _to, params: _params, preload: _preload, ...rest }: Record<string, unknown>) => (
    <a href="/product" {...rest}>
      {children as ReactNode}
    </a>
  )) as never,
}));

/** A little more than a long press: times with fractions of a millisecond do not add up to the last digit. */
const LONG_MS = 501;
const name = { en: 'Dates', ar: 'تمر' };
const soldOut = { availability: 'out-of-stock' } as const;

function show(more: Partial<Card> = {}, locale: Locale = 'en') {
  const send = vi.fn(async () => ({ ok: false, error: { kind: 'offline' } }) as never);
  const shown = showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <ProductCard card={cardOf('106001', { name, ...more })} />
    </QueryClientProvider>,
    locale,
  );
  const card = within(screen.getByRole('article'));
  const picture = shown.container.querySelector<HTMLElement>('a[aria-hidden]') as HTMLElement;
  return { ...shown, card, picture };
}

const items = async (): Promise<(string | null)[]> =>
  (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

// What a tap loads is there already: a busy machine takes longer for it than a test waits.
beforeAll(async () => {
  await Promise.all([import('./card-menu.tsx'), import('./card-shortcuts.tsx')]);
}, 60_000);
afterEach(() => vi.useRealTimers());

test.each<[string, Partial<Card>]>([
  ['in stock', {}],
  ['with everything', { isRegularEligible: true, brandProductCount: 9, promotionPrice: 400 }],
  ['sold out', soldOut],
  ['coming soon', { isComingSoon: true }],
  ['with a choice', { choice: { en: 'Choose your cut', ar: 'اختر القطع' } }],
  ['an e-gift', { isEGift: true }],
])('%s: at rest there are at most five things to tap', (_, more) => {
  const { card } = show(more);
  expect(card.getAllByRole('link').length + card.getAllByRole('button').length).toBeLessThanOrEqual(5);
});

test.each<[string, Partial<Card>, string[]]>([
  ['any product', {}, ['Quick view', 'Add to list', 'Add to favourites']],
  [
    'one that may come each week',
    { isRegularEligible: true },
    ['Quick view', 'Add to list', 'Make it a regular order', 'Add to favourites'],
  ],
  [
    'one that is sold out',
    { isRegularEligible: true, ...soldOut },
    ['Quick view', 'Add to list', 'View alternatives', 'Add to favourites'],
  ],
  [
    'a brand with more',
    { brandProductCount: 4 },
    ['Quick view', 'Add to list', 'View full range', 'Add to favourites'],
  ],
])('behind the dots of %s: what else can be done', async (_, more, expected) => {
  const { user, card } = show(more);
  await user.click(card.getByRole('button', { name: 'More for Dates' }));
  expect(await items()).toEqual(expected);
});

test('on a phone it is a sheet from below, with the product on top, and its name is the card’s', async () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
  happyDOM.setViewport({ width: 390 });
  const { user, card } = show();
  await user.click(card.getByRole('button', { name: 'More for Dates' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Dates' }));
  expect(sheet.getByRole('menu', { name: 'More for Dates' })).toBeTruthy();
  expect(sheet.getByRole('presentation').getAttribute('src')).toBe(cardOf('106001').image);
  await user.click(sheet.getByRole('menuitem', { name: 'Quick view' }));
  expect(screen.queryByRole('menu')).toBeNull();
  happyDOM.setViewport({ width: 1024 });
});

test('in Arabic the menu stands right to left, whatever language the browser has', async () => {
  const { user, card } = show({}, 'ar');
  await user.click(card.getByRole('button', { name: 'More for تمر' }));
  const menu = await screen.findByRole('menu');
  expect(menu.closest('[dir]')?.getAttribute('dir')).toBe('rtl');
});

/** A pointer goes down on the picture, stays for so long, and ends so. */
function press(picture: HTMLElement, pointerType: string, ms: number, end: 'pointerUp' | 'pointerCancel'): void {
  const down = createEvent.pointerDown(picture, { pointerType });
  const up = createEvent[end](picture, { pointerType });
  Object.defineProperty(up, 'timeStamp', { value: down.timeStamp + ms });
  fireEvent(picture, down);
  fireEvent(picture, up);
}

test('a finger that stays on the picture opens the same, and lifting it leads nowhere', async () => {
  const { picture } = show();
  press(picture, 'touch', LONG_MS, 'pointerUp');
  const lifted = createEvent.click(picture);
  fireEvent(picture, lifted);
  expect(lifted.defaultPrevented).toBe(true);
  expect(await items()).toContain('Quick view');
});

test.each([
  ['a tap', 'touch', 100, 'pointerUp'],
  ['a scroll', 'touch', LONG_MS, 'pointerCancel'],
  ['a mouse that stays', 'mouse', LONG_MS, 'pointerUp'],
] as const)('%s opens nothing', async (_, pointerType, ms, end) => {
  vi.useFakeTimers();
  const { picture } = show();
  press(picture, pointerType, ms, end);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button', { name: 'More for Dates' }).getAttribute('aria-expanded')).toBe('false');
});

test('a mouse over the card has the same as buttons', async () => {
  const { card } = show();
  fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'mouse' });
  expect(await card.findByRole('button', { name: 'Quick view: Dates' })).toBeTruthy();
  expect(card.getByRole('button', { name: 'Add to list: Dates' })).toBeTruthy();
});
