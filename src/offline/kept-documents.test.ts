import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { stubBrowser } from '#tests/support/stub-browser.ts';

import { eraseDevice } from './erase-device.ts';
import { keepDocument, keptDocument } from './kept-documents.ts';
import { keepPrivateAnswers } from './private-answers.ts';

const pdf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const textOf = (bytes: ArrayBuffer | null): string | null => bytes && new TextDecoder().decode(bytes);

afterEach(() => eraseDevice());

test('a document is kept in the database of its shopper, and is not there for the next one', async () => {
  stubBrowser();
  await keepPrivateAnswers(new QueryClient(), 7);
  await keepDocument('invoice 1', pdf('one'));
  expect(textOf(await keptDocument('invoice 1'))).toBe('one');
  await keepPrivateAnswers(new QueryClient(), 8);
  expect(await keptDocument('invoice 1')).toBeNull();
  await keepPrivateAnswers(new QueryClient(), 7);
  expect(textOf(await keptDocument('invoice 1'))).toBe('one');
});

test('signing out erases it, and nothing is kept for nobody', async () => {
  stubBrowser();
  await keepPrivateAnswers(new QueryClient(), 7);
  await keepDocument('invoice 1', pdf('one'));
  await eraseDevice();
  expect(await keptDocument('invoice 1')).toBeNull();
  await keepDocument('invoice 2', pdf('two'));
  await keepPrivateAnswers(new QueryClient(), 7);
  expect([await keptDocument('invoice 1'), await keptDocument('invoice 2')]).toEqual([null, null]);
});

test('of many the oldest go', async () => {
  stubBrowser();
  await keepPrivateAnswers(new QueryClient(), 7);
  for (let at = 0; at < 32; at += 1) {
    await keepDocument(`invoice ${at}`, pdf('x'));
    await new Promise((done) => setTimeout(done, 2));
  }
  const kept = await Promise.all(Array.from({ length: 32 }, (_, at) => keptDocument(`invoice ${at}`)));
  expect(kept.map((one) => one !== null)).toEqual([false, false, ...Array.from({ length: 30 }, () => true)]);
});

test('a device without room keeps none, and one that is torn has none: the invoice is fetched again', async () => {
  stubBrowser();
  await keepPrivateAnswers(new QueryClient(), 7);
  const fail = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fail);
  await keepDocument('invoice 1', pdf('one'));
  put.mockRestore();
  expect(await keptDocument('invoice 1')).toBeNull();
  await keepDocument('invoice 1', pdf('one'));
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(fail);
  expect(await keptDocument('invoice 1')).toBeNull();
  get.mockRestore();
  expect(textOf(await keptDocument('invoice 1'))).toBe('one');
});
