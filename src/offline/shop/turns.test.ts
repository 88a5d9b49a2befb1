import { expect, test } from 'vitest';

import { Turns } from './turns.ts';

const settled = () => new Promise((soon) => setImmediate(soon));

test('work begins within the call where nothing goes before, and after it where something does', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await Promise.resolve();
    done.push(`${name} ends`);
    return name;
  };
  const first = turns.take(work('one'));
  expect(done).toEqual(['one begins']);
  const second = turns.take(work('two'));
  const third = turns.take(work('three'));
  expect(await Promise.all([first, second, third])).toEqual(['one', 'two', 'three']);
  expect(done).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
  // All is done: the next need not wait for what was.
  await settled();
  void turns.take(work('four'));
  expect(done.at(-1)).toBe('four begins');
});

test('work that fails fails alone: what comes after it is done', async () => {
  const turns = new Turns();
  const failed = turns.take(() => Promise.reject(new Error('no room')));
  const next = turns.take(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no room');
  expect(await next).toBe('done');
});

test('what ends does not let the work after the next one begin early', async () => {
  const turns = new Turns();
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const slow = (at: number) => () => {
    begun.push(at);
    return new Promise<void>((end) => ends.push(end));
  };
  const first = turns.take(slow(1));
  void turns.take(slow(2));
  ends[0]?.();
  await first;
  await settled();
  void turns.take(slow(3));
  expect(begun).toEqual([1, 2]);
});
