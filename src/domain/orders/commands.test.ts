import { beforeEach, expect, test, vi } from 'vitest';

import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { rememberUser } from '#src/state/session.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { cancel, repeat } from './commands.ts';
import { orderDetail, orderInvoice, orderTracking } from './queries.ts';

const ORDER = { docno: 1001, doctype: 'RSO' } as const;
const DONE = { ok: true, value: { value: {}, asOf: '2026-11-22T08:00:00.000Z', message: 'Success' } } as const;
const failed = (error: AppError) => ({ ok: false, error }) as const;
const kept = (): string[] => Object.keys(localStorage).filter((name) => name.startsWith('zad.act.'));

/** What the shop answers, one after another; what it was sent, and what the device had kept by then. */
function shop(...answers: Result<Answered<unknown>, AppError>[]) {
  const asked: { key: string | undefined; input: unknown; kept: string[] }[] = [];
  const send = vi.fn(async (_call: unknown, input: unknown, _signal: unknown, key?: string) => {
    asked.push({ key, input, kept: kept() });
    return answers[asked.length - 1] as Result<Answered<never>, AppError>;
  });
  return { client: createQueryClient({ send }), asked };
}

beforeEach(() => {
  stubBrowser();
  rememberUser({ id: 7, firstName: 'Mariam', lastName: '', email: 'm@zad.example', customerCode: '' });
});

test('the key is kept before the question is sent, and dropped with its answer', async () => {
  const { client, asked } = shop(DONE);
  await cancel(client, ORDER, 'CARD');
  expect(asked).toEqual([
    {
      key: expect.stringMatching(/^[\w-]{8,80}$/),
      input: { ...ORDER, refundTo: 'CARD' },
      kept: ['zad.act.7.cancel.1001'],
    },
  ]);
  expect(kept()).toEqual([]);
});

test('no answer, or one that says that it is at work: asked again, it is the same request', async () => {
  const atWork = failed({ kind: 'refused', code: 'at_work', message: '' });
  const { client, asked } = shop(failed({ kind: 'timeout' }), atWork, DONE);
  for (let time = 0; time < 3; time += 1) await cancel(client, ORDER, 'CARD');
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  expect(kept()).toEqual([]);
});

test('another question, and one after a refusal, have keys of their own', async () => {
  const no = failed({ kind: 'refused', code: 'conflict', message: 'No' });
  const { client, asked } = shop(failed({ kind: 'offline' }), no, DONE);
  await cancel(client, ORDER, 'CARD');
  await cancel(client, ORDER, 'WALLET');
  await cancel(client, ORDER, 'WALLET');
  expect(new Set(asked.map(({ key }) => key)).size).toBe(3);
});

test('what of a repeated order is gone or dearer is kept for the cart, and with nothing of the kind what was kept goes', async () => {
  const milk = { stockCode: '1', name: { en: 'Milk', ar: 'حليب' }, before: 500, now: 0 };
  const answer = (gone: (typeof milk)[]) => ({ ...DONE, value: { ...DONE.value, value: { gone, dearer: [] } } });
  const { client } = shop(answer([milk]), answer([]));
  await repeat(client, ORDER);
  expect(localStorage.getItem('zad.repeated.7')).toContain('حليب');
  await repeat(client, ORDER);
  expect(localStorage.getItem('zad.repeated.7')).toBeNull();
});

test('a cancellation makes what the device kept of the order old, its invoice too: a credit note may be there now', async () => {
  const { client } = shop(DONE);
  const pages = [orderDetail(ORDER), orderTracking(ORDER), orderInvoice(ORDER)].map(({ queryKey }) => queryKey);
  for (const key of pages) client.setQueryData(key, DONE.value as never);
  await cancel(client, ORDER, 'CARD');
  expect(pages.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
});
