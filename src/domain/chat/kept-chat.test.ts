import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { eraseDevice } from '#src/offline/erase-device.ts';
import { keepValues } from '#src/offline/kept-values.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { keptChat } from './kept-chat.ts';

const message = (id: string) => ({ id, text: `words of ${id}`, picture: null, at: 5 });
const seen = (id: string) => ({ ...message(id), isFromCare: true, name: 'Zad' });

beforeEach(() => {
  stubBrowser();
  rememberUser({ id: 1, firstName: 'Aisha' } as Parameters<typeof rememberUser>[0]);
});

afterEach(async () => {
  await eraseDevice();
  forgetUser(null);
  vi.unstubAllGlobals();
});

test('what waits and what was seen are there again, of the latter the last 50', async () => {
  // As two tabs do, the later one first.
  await keptChat.keepWaiting(message('b'));
  await keptChat.keepWaiting(message('a'));
  await keptChat.keepSeen(Array.from({ length: 60 }, (_, at) => seen(`m${at}`)));
  expect(await keptChat.waiting()).toEqual([message('a'), message('b')]);
  const kept = await keptChat.seen();
  expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([50, 'm10', 'm59']);
});

test('nothing of it stays once it is sent, nor for who signs in next', async () => {
  await keptChat.keepWaiting(message('a'));
  await keptChat.keepWaiting(message('b'));
  await keptChat.dropWaiting('a');
  expect(await keptChat.waiting()).toEqual([message('b')]);
  await eraseDevice();
  rememberUser({ id: 2, firstName: 'Omar' } as Parameters<typeof rememberUser>[0]);
  expect(await keptChat.waiting()).toEqual([]);
  rememberUser({ id: 1, firstName: 'Aisha' } as Parameters<typeof rememberUser>[0]);
  expect(await keptChat.waiting()).toEqual([]);
});

test('what another version kept is passed over', async () => {
  await keepValues({ 'chat.waiting.a': message('a'), 'chat.waiting.b': { id: 7 }, 'chat.seen': ['x'] });
  expect(await keptChat.waiting()).toEqual([message('a')]);
  expect(await keptChat.seen()).toEqual([]);
});
