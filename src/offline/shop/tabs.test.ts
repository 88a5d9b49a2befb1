import { afterEach, expect, test, vi } from 'vitest';

import { syncLock, tabChannel } from './tabs.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Channels of one browser: what one says all others of its name hear, at once. */
function stubChannels(): void {
  const open = new Set<Channel>();
  class Channel extends EventTarget {
    constructor(readonly name: string) {
      super();
      open.add(this);
    }
    postMessage(): void {
      if (!open.has(this)) throw new DOMException('closed', 'InvalidStateError');
      for (const other of open)
        if (other !== this && other.name === this.name) other.dispatchEvent(new Event('message'));
    }
    close(): void {
      open.delete(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
}

test('other pages of the same shopper hear of a change, those of another one do not, nor the page itself', () => {
  stubChannels();
  const heard: string[] = [];
  const mine = tabChannel(7, () => heard.push('mine'));
  tabChannel(7, () => heard.push('my other page'));
  tabChannel(8, () => heard.push('another shopper’s'));
  mine.tell();
  expect(heard).toEqual(['my other page']);
});

test('a page that has closed hears nothing more, and may still speak without harm', () => {
  stubChannels();
  const heard: string[] = [];
  const one = tabChannel(7, () => heard.push('one'));
  const other = tabChannel(7, () => heard.push('other'));
  one.close();
  one.tell();
  other.tell();
  expect(heard).toEqual([]);
});

test('where a browser has neither channels nor locks, edits are kept and sent all the same', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('navigator', {});
  const page = tabChannel(7, () => undefined);
  page.tell();
  page.close();
  expect(await syncLock(7, () => Promise.resolve({ kind: 'done' }))).toEqual({ kind: 'done' });
});

test('one exchange at a time: a shopper’s pages ask for the same lock, another shopper’s for another', async () => {
  const asked: string[] = [];
  const request = (name: string, work: () => unknown): unknown => {
    asked.push(name);
    return work();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const work = () => Promise.resolve({ kind: 'done' } as const);
  for (const userId of [7, 7, 8]) await syncLock(userId, work);
  expect(asked[0]).toBe(asked[1]);
  expect(asked[2]).not.toBe(asked[0]);
});
