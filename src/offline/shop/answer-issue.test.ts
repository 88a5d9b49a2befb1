import { expect, test } from 'vitest';

import { contentsOf, countedIds, filledDevice, HEARD, newList } from '#tests/support/filled-device.ts';

import { discardIssue, retryIssue } from './answer-issue.ts';
import type { IssueEntry } from './device-store.ts';

const refused = (listId: string, more: Partial<IssueEntry> = {}): IssueEntry => ({
  ...newList(listId),
  code: 'too_many',
  ...more,
});
const deletion = refused('a', { name: 'list.delete', args: { listId: 'a', seen: 1 }, code: 'list_changed' });

test('a refused edit tried again is one of its own at the end of the queue', async () => {
  const waits = { ...newList('first'), seq: 4 };
  const device = await filledDevice({ outbox: [waits], issues: [refused('a'), refused('b')] });
  const entry = await retryIssue(device, 'id-of-a', countedIds());
  const id = countedIds()();
  expect(entry).toEqual({ ...newList('a'), id, seq: 5 });
  const { outbox, issues } = await contentsOf(device);
  expect(outbox).toEqual([waits, entry]);
  expect(issues).toEqual([refused('b')]);
});

test('what it had seen is what the device shows now: the shopper has looked at it again', async () => {
  const device = await filledDevice({ issues: [deletion] });
  await retryIssue(device, deletion.id, countedIds());
  expect((await contentsOf(device)).outbox[0]?.args).toEqual({ listId: 'a', seen: HEARD.shown });
});

test('one that was answered in another page is not sent, nor is any on a device that was emptied', async () => {
  const device = await filledDevice({ issues: [refused('a')] });
  expect(await retryIssue(device, 'id-of-b', countedIds())).toBeNull();
  const emptied = await filledDevice({ meta: null, issues: [refused('a')] });
  expect(await retryIssue(emptied, 'id-of-a', countedIds())).toBeNull();
  for (const one of [device, emptied]) {
    expect(await contentsOf(one)).toMatchObject({ outbox: [], issues: [refused('a')] });
  }
});

test('one that is let go is gone, and nothing else', async () => {
  const device = await filledDevice({ issues: [refused('a'), refused('b')] });
  await discardIssue(device, 'id-of-a');
  expect(await contentsOf(device)).toMatchObject({ outbox: [], issues: [refused('b')] });
});
