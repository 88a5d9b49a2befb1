import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { FavouriteCard } from './favourite-card.tsx';

vi.mock('#src/blocks/product-card/product-card.tsx', () => ({
  ProductCard: ({ children }: { children?: unknown }) => children || <p>what its state says</p>,
}));
vi.mock(import('#src/blocks/cart-stepper.tsx'), () => ({ CartStepper: () => <p>plus</p> }));
vi.mock(import('#src/domain/favourites/favourites.ts'), async (real) => ({
  ...(await real()),
  useFavouriteStanding: () => 'saved' as const,
}));

const choice = { en: 'Choose your cut', ar: 'اختر القطع' };

test.each([
  ['a cut that was made a favourite is chosen already', { choice }, 'plus'],
  ['one that is out of stock leads with its state', { choice, price: 0 }, 'what its state says'],
])('%s', (_, more, said) => {
  const card = cardOf('105008', more);
  showWidget(
    <ul>
      <FavouriteCard
        favourite={{ stockCode: '105008', since: '2026-11-27T08:00:00Z' }}
        known={{ card, asOf: '2026-11-27T08:00:00Z' }}
        isReading={false}
      />
    </ul>,
  );
  expect(screen.getByText(said)).not.toBeNull();
});
