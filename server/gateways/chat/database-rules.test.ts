/** The rules of a real project and those of the embedded database say the same: each is asked about every write and read below. */
import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { encodeMessage, encodeStanding, CARE } from '#contract/chat-record.ts';
import { judge, type RuleTree } from '#tests/support/firebase-rules.ts';

import { chatRules } from './embedded/chat-rules.ts';
import type { Speaker } from './embedded/database-rules.ts';
import { readValue } from './embedded/read-value.ts';
import { readPath, valueAt } from './embedded/tree.ts';

const { rules } = JSON.parse(readFileSync(new URL('database.rules.json', import.meta.url), 'utf8')) as {
  rules: RuleTree;
};

const NOW = 1_790_000_000_000;
const shopper: Speaker = { uid: '100001', isAgent: false, session: 's', expiresAt: NOW };
const care: Speaker = { uid: 'care', isAgent: true, session: null, expiresAt: NOW };
const PEOPLE = { shopper, care, stranger: { ...shopper, uid: '100002' }, nobody: null };

const me = { docno: 100_001, name: 'Sara', email: 'sara@example.ae', mobile: '' };
const desk = { docno: CARE, name: 'Mona', email: '', mobile: '' };
const said = encodeMessage(me, CARE, { text: 'Hello', picture: null }, NOW);
const answered = encodeMessage(desk, 100_001, { text: 'Hello', picture: null }, NOW);
const standing = encodeStanding(me, { lastMessage: 'Hello', isNew: true, isClosed: false });
const without = (field: string) => Object.fromEntries(Object.entries(said).filter(([name]) => name !== field));

const ROOM = 'LiveChat/100001';
const before = { ...standing, messages: { old: said } };

/** A place in the shopper's chat, what is written there, and who may. */
const WRITES: readonly [place: string, value: unknown, who: readonly (keyof typeof PEOPLE)[]][] = [
  ['messages/new', said, ['shopper']],
  ['messages/new', answered, ['care']],
  ['messages/old', said, []],
  ['messages/old', null, []],
  ['messages/new', null, []],
  ['messages/old/message', 'changed', []],
  ['messages/old/message', null, []],
  ['messages', null, []],
  ['messages', { new: said }, []],
  ['', null, []],
  ['', { ...standing }, []],
  ['messages/new', { ...said, message: 'x'.repeat(2000) }, ['shopper']],
  ['messages/new', { ...said, message: 'x'.repeat(2001) }, []],
  ['messages/new', { ...said, message: '' }, []],
  ['messages/new', { ...said, message: 5 }, []],
  ['messages/new', { ...said, message: { text: 'x' } }, []],
  ['messages/new', { ...said, messageTimeStamp: NOW - 1 }, []],
  ['messages/new', { ...said, messageTimeStamp: String(NOW) }, []],
  ['messages/new', { ...said, senderDocno: 100_002 }, []],
  ['messages/new', { ...said, senderDocno: '100001' }, []],
  ['messages/new', { ...said, receiver: 100_001 }, []],
  ['messages/new', { ...said, extra: true }, []],
  ['messages/new', { ...said, name: 'x'.repeat(301) }, []],
  ['messages/new', { ...said, name: null }, []],
  ['messages/new', 'only words', []],
  [`messages/${'k'.repeat(41)}`, said, []],
  ...Object.keys(said).map((field) => ['messages/new', without(field), []] as [string, unknown, []]),
  ...Object.entries(standing).map(
    ([field, value]) => [field, value, ['shopper', 'care']] as [string, unknown, ['shopper', 'care']],
  ),
  ...Object.keys(standing).map((field) => [field, null, []] as [string, unknown, []]),
  ['newMessage', false, ['care']],
  ['newMessage', 'yes', []],
  ['messageClosed', true, ['care']],
  ['userDocno', 100_002, []],
  ['userDocno', '100001', []],
  ['name', 'x'.repeat(301), []],
  ['lastMessage', 'x'.repeat(2000), ['shopper', 'care']],
  ['lastMessage', 'x'.repeat(2001), []],
  ['lastMessage/deeper', 'x', []],
  ['anything', 'x', []],
  ['anything/else', 'x', []],
  ['toString', 'x', []],
];

describe.each(Object.entries(PEOPLE))('%s', (who, speaker) => {
  const auth = speaker && { uid: speaker.uid, token: speaker.isAgent ? { agent: true } : {} };
  const root = { LiveChat: { '100001': before } };

  test.each(WRITES)('writing %s: %j', (place, value, allowed) => {
    const path = readPath(`${ROOM}/${place}`);
    const write = {
      path,
      before: valueAt(readValue(before, { now: NOW, before: null }), path.slice(2)),
      value: readValue(value, { now: NOW, before: null }),
    };
    const expected = (allowed as readonly string[]).includes(who);
    expect(chatRules.mayWrite(speaker, write, NOW), 'embedded').toBe(expected);
    expect(judge(rules, { auth, root, now: NOW }).mayWrite(path, value), 'Firebase').toBe(expected);
  });

  test.each([
    ['', []],
    ['LiveChat', ['care']],
    [ROOM, ['care', 'shopper']],
    [`${ROOM}/messages/old`, ['care', 'shopper']],
    ['LiveChat/100002', ['care', 'stranger']],
    ['Other/100001', []],
  ])('reading /%s', (place, allowed) => {
    const path = readPath(place);
    const expected = allowed.includes(who);
    expect(chatRules.mayRead(speaker, path), 'embedded').toBe(expected);
    expect(judge(rules, { auth, root, now: NOW }).mayRead(path), 'Firebase').toBe(expected);
  });
});
