import { expect, test } from 'vitest';

import { createChangeSignal } from './change-signal.ts';

test('each change is told to all who listen, before `tell` returns, until they stop', () => {
  const heard: string[] = [];
  const { tell, listen } = createChangeSignal();
  const stop = listen(() => heard.push('one'));
  listen(() => heard.push('other'));
  tell();
  expect(heard).toEqual(['one', 'other']);
  stop();
  tell();
  expect(heard).toEqual(['one', 'other', 'other']);
});

test('signals are apart', () => {
  const [a, b] = [createChangeSignal(), createChangeSignal()];
  const heard: string[] = [];
  b.listen(() => heard.push('b'));
  a.tell();
  expect(heard).toEqual([]);
});
