import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { useFound } from './use-found.ts';

const milk = cardOf('106001', { name: { en: 'Full Cream Milk', ar: 'حليب' } });
vi.mock('#src/domain/catalogue/open-all-seen.ts', () => ({
  openAllSeen: () => Promise.resolve({ find: () => ({ cards: [milk], asOf: '' }) }),
}));

const asOf = '2026-11-23T08:00:00.000Z';
const answer = { ok: true, value: { value: { products: [milk], thingCount: 1 }, asOf } };
const failure = (kind: string) => ({ ok: false, error: { kind } });

const Found = ({ words }: { words: string }) => {
  const { cards, thingCount, isSeen, isAnswer } = useFound(words, 'en', 0);
  const told = [cards.map(({ stockCode }) => stockCode).join(), thingCount, isSeen ? 'seen' : 'asked', isAnswer];
  return <output>{told.join(' ')}</output>;
};

/** `answers`: what comes for each question, in their order; questions after the last wait. */
function show(words: string, ...answers: unknown[]) {
  const send = vi.fn<(call: unknown, input: unknown) => Promise<unknown>>(() =>
    answers.length === 0 ? new Promise(() => {}) : Promise.resolve(answers.shift()),
  );
  const client = createQueryClient({ send } as never);
  const page = (asked: string) => (
    <QueryClientProvider client={client}>
      <Found words={asked} />
    </QueryClientProvider>
  );
  const shown = showWidget(page(words));
  return {
    send,
    ask: (asked: string) => shown.rerender(page(asked)),
    told: () => screen.getByRole('status').textContent,
  };
}

afterEach(() => vi.restoreAllMocks());

test('asks as the search page asks, and says that it is the answer', async () => {
  const { send, told } = show('milk', answer);
  expect(told()).toBe(' 0 asked false');
  await waitFor(() => expect(told()).toBe('106001 1 asked true'));
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    query: 'milk',
    language: 'en',
    sort: 'relevance',
    page: 1,
    pageSize: 24,
  });
});

test('what was found for the words before stays until the answer, and is not called one', async () => {
  const { send, ask, told } = show('milk', answer);
  await waitFor(() => expect(told()).toBe('106001 1 asked true'));
  ask('milk shake');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(told()).toBe('106001 1 asked false');
  ask('');
  await waitFor(() => expect(told()).toBe(' 0 asked true'));
});

test.each(['offline', 'timeout'])('%s: what this device has seen is the answer', async (kind) => {
  const { told } = show('milk', failure(kind));
  await waitFor(() => expect(told()).toBe('106001 0 seen true'));
});

test('another failure finds nothing, and nobody waits for it', async () => {
  const { told } = show('milk', failure('server'));
  await waitFor(() => expect(told()).toBe(' 0 asked true'));
});
