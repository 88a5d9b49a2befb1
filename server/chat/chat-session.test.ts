/** Opening live chat: the session call, and the official SDK with what it answers. */
import { get, onChildAdded, onValue, push, ref, serverTimestamp, set, update } from 'firebase/database';
import { beforeAll, expect, test } from 'vitest';

import { encodeMessage, encodeStanding, CARE } from '#contract/chat-record.ts';
import { openChat } from '#contract/chat.ts';
import { embeddedChat } from '#server/gateways/chat/embedded/embedded-chat.ts';
import type { Database } from '#server/kit/database.ts';
import { afterFile } from '#tests/support/after-file.ts';
import { openChatDevice } from '#tests/support/chat-device.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestUser, send } from '#tests/support/test-user.ts';

let db: Database;
let api: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  api = await createTestApp(db);
});

async function enter(email: string) {
  const shopper = await createTestUser(db, { email });
  const cookie = await shopper.signIn();
  const answer = await send(api.app, openChat, {}, cookie);
  expect(answer.statusCode, answer.body).toBe(200);
  const door = openChat.answer.decode(answer.json<{ data: unknown }>().data, '', {
    strict: false,
    fromText: false,
  });
  const device = openChatDevice(await api.address());
  afterFile(() => device.close());
  await device.signIn(door.token);
  return { ...shopper, cookie, door, device };
}

test('a shopper writes, and customer care reads and answers', async () => {
  const sara = await enter('sara@example.ae');
  const { id } = sara.user;
  expect(sara.door).toMatchObject({ mode: 'embedded', path: `LiveChat/${id}`, project: { databaseUrl: '' } });
  const person = { docno: id, name: 'Sara', email: 'sara@example.ae', mobile: '' };
  const { database } = sara.device;
  const heard: unknown[] = [];
  onChildAdded(ref(database, `${sara.door.path}/messages`), (one) => heard.push(one.val()));
  const key = push(ref(database, `${sara.door.path}/messages`)).key;
  await update(ref(database, sara.door.path), {
    ...encodeStanding(person, { lastMessage: 'Hello', isNew: true, isClosed: false }),
    [`messages/${key}`]: encodeMessage(person, CARE, { text: 'Hello', picture: null }, serverTimestamp()),
  });
  expect((await get(ref(database, sara.door.path))).val()).toMatchObject({ lastMessage: 'Hello', newMessage: true });

  const care = openChatDevice(await api.address());
  afterFile(() => care.close());
  await care.signIn((await embeddedChat(api.deps).careDoor()).token);
  const chats: unknown[] = [];
  onValue(ref(care.database, 'LiveChat'), (all) => chats.push(all.val()));
  await expect.poll(() => chats.at(-1)).toMatchObject({ [id]: { name: 'Sara', lastMessage: 'Hello' } });
  const desk = { docno: CARE, name: 'Mona', email: 'care@zad.example', mobile: '' };
  await push(
    ref(care.database, `LiveChat/${id}/messages`),
    encodeMessage(desk, id, { text: 'Hello Sara', picture: null }, serverTimestamp()),
  );
  await expect.poll(() => heard.at(-1)).toMatchObject({ message: 'Hello Sara', senderDocno: 0 });
});

test('a chat is its shopper’s and customer care’s alone', async () => {
  const [sara, omar] = await Promise.all([enter('two@example.ae'), enter('three@example.ae')]);
  const theirs = ref(omar.device.database, sara.door.path);
  await expect(get(theirs)).rejects.toThrow(/[Pp]ermission/);
  await expect(set(ref(omar.device.database, `${sara.door.path}/lastMessage`), 'x')).rejects.toThrow(/PERMISSION/);
  const cancelled = new Promise((resolve) => onValue(theirs, () => resolve('read'), resolve));
  expect(String(await cancelled)).toMatch(/permission_denied/);
});
