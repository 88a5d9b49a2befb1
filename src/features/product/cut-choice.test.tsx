import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import type { Locale } from '#contract/urls.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { CutChoice } from './cut-choice.tsx';
import { LeadAction } from './lead-action.tsx';

vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  Link: (({ children, params, to: _to, resetScroll: _resetScroll, ...rest }: Record<string, unknown>) => (
    <a href={`/product/${(params as Record<'_splat', string>)['_splat']}`} {...rest}>
      {children as ReactNode}
    </a>
  )) as never,
}));

const choice = { en: 'Choose your cut', ar: 'اختر القطع' };
const CUTS = [
  { label: { en: 'Steaks', ar: 'شرائح' }, card: cardOf('105002', { price: 3250, promotionPrice: null, choice }) },
  { label: { en: 'Fillet', ar: 'فيليه' }, card: cardOf('105003', { availability: 'out-of-stock', choice }) },
];

const show = (cuts = CUTS, heading?: string, locale: Locale = 'en') =>
  showWidget(<CutChoice cuts={cuts} heading={heading} currentStockCode="105002" />, locale);

test('each cut is a page of its own, with its price or that it is out of stock; the one that is open is marked', () => {
  show();
  const cuts = within(screen.getByRole('region', { name: 'Choose your cut' })).getAllByRole('link');
  expect(cuts.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'SteaksxAED 32.50',
    'FilletxOut of stock',
  ]);
  expect(cuts.map((cut) => cut.getAttribute('aria-current'))).toEqual(['true', null]);
  expect(cuts[1]?.getAttribute('href')).toMatch(/-105003$/);
});

test('in a quick view a cut is chosen in place', async () => {
  const onChoose = vi.fn();
  const { user } = showWidget(
    <CutChoice cuts={CUTS} heading={undefined} currentStockCode="105002" onChoose={onChoose} />,
  );
  expect(screen.getByRole('button', { name: /^Steaks/ }).getAttribute('aria-current')).toBe('true');
  await user.click(screen.getByRole('button', { name: /^Fillet/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('105003');
});

test('its heading is the one of the product, and its names those of the language', () => {
  show(CUTS, 'اختر القطع', 'ar');
  expect(screen.getByRole('heading').textContent).toBe('اختر القطع');
  expect(screen.getByText('شرائح')).toBeTruthy();
});

test('with one cut there is nothing to choose', () => {
  expect(show(CUTS.slice(0, 1)).container.textContent).toBe('');
});

test.each([
  [false, 'link', 'Choose your cut'],
  [true, 'button', 'Add to cart'],
])('on its own page (%s) a chosen cut goes into the cart; elsewhere the way there is shown', (isChosen, role, name) => {
  const send = vi.fn(async () => ({ ok: false, error: { kind: 'offline' } }) as never);
  const { card } = CUTS[0] as (typeof CUTS)[0];
  showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <LeadAction card={card} isChosen={isChosen} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole(role).textContent).toBe(name);
});
