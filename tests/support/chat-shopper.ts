/** A shopper who has opened the chat over the session call, with the official SDK signed in. */
import { push, ref, serverTimestamp, update } from 'firebase/database';
import { expect } from 'vitest';

import { CARE, CHAT_MESSAGES, encodeMessage, encodeStanding } from '#contract/chat-record.ts';
import { openChat } from '#contract/chat.ts';
import type { Database } from '#server/kit/database.ts';

import { afterFile } from './after-file.ts';
import { openChatDevice } from './chat-device.ts';
import type { TestApp } from './test-app.ts';
import { createTestUser, send } from './test-user.ts';

export async function openChatShopper(db: Database, api: TestApp, email: string) {
  const shopper = await createTestUser(db, { email });
  const cookie = await shopper.signIn();
  const enter = async () => {
    const answer = await send(api.app, openChat, {}, cookie);
    expect(answer.statusCode, answer.body).toBe(200);
    return openChat.answer.decode(answer.json<{ data: unknown }>().data, '', { strict: false, fromText: false });
  };
  const door = await enter();
  const device = openChatDevice(await api.address());
  afterFile(() => device.close());
  await device.signIn(door.token);
  const person = { docno: shopper.user.id, name: 'Sara', email, mobile: '' };
  const mine = ref(device.database, door.path);
  return {
    ...shopper,
    cookie,
    door,
    device,
    enter,
    /** As the app writes it: the record and the message at once. */
    say: async (text: string, picture: string | null = null): Promise<void> => {
      const { key } = push(mine);
      const message = encodeMessage(person, CARE, { text, picture }, serverTimestamp());
      await update(mine, {
        ...encodeStanding(person, { lastMessage: text, isNew: true, isClosed: false }),
        [`${CHAT_MESSAGES}/${key}`]: message,
      });
    },
  };
}
