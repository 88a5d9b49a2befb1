import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { useNotInstead } from './use-not-instead.ts';

const [sold, laban, ayran] = ['106011', '106008', '106012'].map((code) => cardOf(code, {})) as [never, never, never];

function show(isOut: boolean) {
  const send = vi.fn(async () => ({ ok: true, value: { value: { products: [laban] }, asOf: '' } }) as never);
  function Row() {
    return (
      <output>
        {useNotInstead(sold, isOut, [laban, ayran])
          .map(({ stockCode }) => stockCode)
          .join(' ')}
      </output>
    );
  }
  showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <Row />
    </QueryClientProvider>,
  );
  return send;
}
const shown = () => screen.getByRole('status').textContent;

test('what the page offers instead is not said again below', async () => {
  show(true);
  await waitFor(() => expect(shown()).toBe('106012'));
});

test('of a product that can be bought nothing is left out, and nothing asked', () => {
  const send = show(false);
  expect([shown(), send.mock.calls]).toEqual(['106008 106012', []]);
});
