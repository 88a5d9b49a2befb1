/** Opening live chat: the session call, and the official SDK with what it answers. */
import { get, onChildAdded, onValue, ref, set } from 'firebase/database';
import { beforeAll, expect, test } from 'vitest';

import { openChat } from '#contract/chat.ts';
import type { Database } from '#server/kit/database.ts';
import { endSessionsOf } from '#server/session/session-store.ts';
import { openChatShopper } from '#tests/support/chat-shopper.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { send } from '#tests/support/test-user.ts';

let db: Database;
let api: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  api = await createTestApp(db);
});

test('a shopper opens their chat and writes in it', async () => {
  const sara = await openChatShopper(db, api, 'sara@example.ae');
  const { id } = sara.user;
  expect(sara.door).toMatchObject({ mode: 'embedded', path: `LiveChat/${id}`, project: { databaseUrl: '' } });
  const heard: unknown[] = [];
  onChildAdded(ref(sara.device.database, `${sara.door.path}/messages`), (one) => heard.push(one.val()));
  await sara.say('Hello');
  expect((await get(ref(sara.device.database, sara.door.path))).val()).toMatchObject({
    userDocno: id,
    lastMessage: 'Hello',
    newMessage: true,
    messageClosed: false,
  });
  await expect
    .poll(() => heard)
    .toMatchObject([{ message: 'Hello', senderDocno: id, messageTimeStamp: expect.any(Number) }]);
});

test('a chat is its shopper’s alone, and nobody writes as customer care', async () => {
  const sara = await openChatShopper(db, api, 'two@example.ae');
  const omar = await openChatShopper(db, api, 'three@example.ae');
  await sara.say('Mine');
  const theirs = ref(omar.device.database, sara.door.path);
  await expect(get(theirs)).rejects.toThrow(/Permission/);
  await expect(get(ref(omar.device.database, 'LiveChat'))).rejects.toThrow(/Permission/);
  await expect(set(ref(omar.device.database, `${sara.door.path}/lastMessage`), 'x')).rejects.toThrow(/PERMISSION/);
  const cancelled = new Promise((resolve) => onValue(theirs, () => resolve('read'), resolve));
  expect(String(await cancelled)).toMatch(/permission_denied/);
  const forged = { message: 'x', senderDocno: 0, receiver: omar.user.id, name: '', email: '', mobile: '' };
  const place = ref(omar.device.database, `${omar.door.path}/messages/a`);
  await expect(set(place, { ...forged, messageTimeStamp: { '.sv': 'timestamp' } })).rejects.toThrow(/PERMISSION/);
});

test('a session that has ended writes nothing more, though its token is good for an hour', async () => {
  const sara = await openChatShopper(db, api, 'four@example.ae');
  await sara.say('Before');
  await endSessionsOf(db.orm, sara.user.id);
  await expect(sara.say('After')).rejects.toThrow(/PERMISSION/);
});

test('guests are refused, and so is who opens it again and again', async () => {
  expect((await send(api.app, openChat, {})).statusCode).toBe(401);
  const sara = await openChatShopper(db, api, 'five@example.ae');
  const codes: number[] = [];
  for (let count = 0; count < 120; count += 1) codes.push((await send(api.app, openChat, {}, sara.cookie)).statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(119);
  expect(codes.at(-1)).toBe(429);
});
