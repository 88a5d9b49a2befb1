import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { followBought } from '#src/domain/orders/follow-bought.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { setBought } from '#src/state/bought-codes.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { CardLabel } from './card-label.tsx';

const CODES = ['106001', '106002'] as const;
/** Of which cards it is said. */
const marked = (): (string | null | undefined)[] =>
  screen.queryAllByText('Previously Purchased').map((label) => label.closest('section')?.getAttribute('data-code'));

function show(): void {
  showWidget(
    <>
      {CODES.map((code) => (
        <section key={code} data-code={code}>
          <CardLabel card={cardOf(code)} />
        </section>
      ))}
    </>,
  );
}

afterEach(() => setBought([]));

test('"Previously Purchased" is laid over the cards of what the shopper bought, and leaves with them (W12)', async () => {
  const value = { codes: [CODES[1]] };
  const send = vi.fn(async () => ({ ok: true, value: { value, asOf: '', message: 'Success' } }) as never);
  show();
  expect(marked()).toEqual([]);
  let stop = (): void => undefined;
  await act(async () => {
    stop = followBought(createQueryClient({ send }));
    await new Promise((done) => setTimeout(done, 0));
  });
  expect(marked()).toEqual([CODES[1]]);
  // They sign out, or the device is locked: the next person at it sees nothing of it.
  act(() => stop());
  expect(marked()).toEqual([]);
});

test('where the shop cannot be asked nothing is said of any card', async () => {
  const send = vi.fn(async () => ({ ok: false, error: { kind: 'offline' } }) as never);
  show();
  await act(async () => {
    followBought(createQueryClient({ send }));
    await new Promise((done) => setTimeout(done, 0));
  });
  expect(marked()).toEqual([]);
});
