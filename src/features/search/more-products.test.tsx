import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { MoreProducts } from './more-products.tsx';

const query = { hasNextPage: false, isFetching: false } as never;

test.each([
  ['what comes closest to what is not sold is not the only one of it', 1, true, null],
  ['several that come closest have all been seen', 2, true, 'You have seen all 2 products'],
  ['what was asked for may be the only one', 1, false, 'This is the only product'],
])('%s', (_, total, isInstead, said) => {
  showWidget(<MoreProducts query={query} total={total} isInstead={isInstead} />);
  expect(screen.queryByText(/product/)?.textContent ?? null).toBe(said);
});
