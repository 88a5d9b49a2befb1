/** What an account's export and end make of its chat, and the mail for an answer that nobody saw. */
import { get, ref } from 'firebase/database';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';

import { deleteAccount, exportMyData } from '#contract/account.ts';
import { readChatNews } from '#contract/chat.ts';
import { openChatGateway } from '#server/gateways/chat/open-chat-gateway.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';
import { openChatShopper } from '#tests/support/chat-shopper.ts';
import { upload } from '#tests/support/chat-upload.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { send } from '#tests/support/test-user.ts';

import { openCareDesk, type CareDesk } from './care-desk.ts';
import { openChatHost } from './chat-host.ts';
import { chatTasks } from './chat-tasks.ts';

const MINUTE = 60_000;

let db: Database;
let api: TestApp;
let care: CareDesk;
let shift = 0;
const clock: Clock = { now: () => new Date(Date.now() + shift) };

beforeAll(async () => {
  db = await createTestDatabase();
  api = await createTestApp(db, { clock });
});

const run = (name: string, payload: unknown = {}) =>
  chatTasks.find((task) => task.name === name)?.run(payload, api.deps) ?? Promise.reject(new Error(name));

async function atDesk<T>(work: (desk: CareDesk) => Promise<T>): Promise<T> {
  const door = await openChatGateway(api.deps).careDoor();
  care = await openCareDesk(door, { origin: await api.address(), name: 'Mona', email: 'care@zad.example' });
  try {
    return await work(care);
  } finally {
    await care.leave();
  }
}

test('the file of the shopper’s data has it, and it goes with the account', async () => {
  const sara = await openChatShopper(db, api, 'sara@example.ae');
  await sara.say('Where is my order?');
  await atDesk((desk) => desk.reply(sara.user.id, 'On its way'));
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const [link = ''] = (await upload(api.app, [{ bytes }], { cookie: sara.cookie })).json<{
    data: { imgLink: string[] };
  }>().data.imgLink;
  await sara.say('', link);

  const file = await send(api.app, exportMyData, {}, sara.cookie);
  expect(file.json<{ data: { data: { chat: unknown } } }>().data.data.chat).toMatchObject({
    isClosed: false,
    messages: [
      { from: 'me', text: 'Where is my order?', picture: null },
      { from: 'customer care', name: 'Mona', text: 'On its way' },
      { from: 'me', text: '', picture: link },
    ],
    pictures: [{ address: link }],
  });

  const gone = await send(api.app, deleteAccount, { Email: 'sara@example.ae', Password: sara.password }, sara.cookie);
  expect(gone.statusCode, gone.body).toBe(200);
  const { rows: jobs } = await db.pool.query<{ payload: unknown }>(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'chat.erase'",
  );
  expect(jobs).toEqual([{ payload: { userId: sara.user.id } }]);
  await run('chat.erase', jobs[0]?.payload);
  expect(await openChatGateway(api.deps).read(sara.user.id)).toBeNull();
  for (const table of [
    'chat',
    'chat_picture',
    'embedded_realtime_leaf',
    'embedded_realtime_change',
    'throttle_count',
  ]) {
    const { rows } = await db.pool.query(
      `select * from ${table} as kept where kept::text like '%order%' or kept::text like '%' || $1 || '%'`,
      [sara.user.id],
    );
    const told = rows.filter(
      (row: { change?: { writes: unknown[] } }) =>
        row.change === undefined || JSON.stringify(row.change.writes).includes('order'),
    );
    expect([table, told]).toEqual([table, []]);
  }
  await expect(get(ref(sara.device.database, sara.door.path))).resolves.toMatchObject({});
});

test('an answer that nobody saw is told of, and mailed once, until the shopper opens the chat again', async () => {
  const email = 'mona@example.ae';
  const mona = await openChatShopper(db, api, email);
  await mona.say('Hello');
  const other = await openChatShopper(db, api, 'other@example.ae');
  const isToldOf = async ({ cookie } = mona): Promise<unknown> =>
    (await send(api.app, readChatNews, {}, cookie)).json<{ data: { isAnswered: unknown } }>().data.isAnswered;
  const mails = async (): Promise<string[]> => {
    await run('chat.mailAnswers');
    const { rows } = await db.pool.query<{ subject: string }>(
      'select subject from outbox_message where recipient = $1',
      [email],
    );
    return rows.map(({ subject }) => subject);
  };
  await atDesk((desk) => desk.reply(mona.user.id, 'Seen at once'));
  shift += MINUTE;
  await mona.device.close();
  const seenAt = async () =>
    (
      await db.pool.query<{ at: Date }>('select seen_at at from chat where user_id = $1', [mona.user.id])
    ).rows[0]?.at.getTime() ?? 0;
  await expect.poll(async () => clock.now().getTime() - (await seenAt())).toBeLessThan(30_000);
  shift += 20 * MINUTE;
  expect([await mails(), await isToldOf()]).toEqual([[], 0]);

  await atDesk((desk) => desk.reply(mona.user.id, 'Are you there?'));
  expect([await isToldOf(), await isToldOf(other)]).toEqual([1, 0]);
  shift += 9 * MINUTE;
  expect(await mails()).toEqual([]);
  shift += MINUTE;
  expect(await mails()).toEqual(['Customer care has answered you / ردّت عليك خدمة العملاء']);
  await atDesk((desk) => desk.reply(mona.user.id, 'Hello?'));
  shift += 20 * MINUTE;
  expect(await mails()).toHaveLength(1);

  await mona.enter();
  expect(await isToldOf()).toBe(0);
  await atDesk((desk) => desk.reply(mona.user.id, 'Once more'));
  shift += 10 * MINUTE;
  expect(await mails()).toHaveLength(2);
  expect(await mails()).toHaveLength(2);
});

test('an answer that comes while a shopper who has left is seen off is one that they have not seen', async () => {
  const noor = await openChatShopper(db, api, 'noor@example.ae');
  await noor.say('Hello');
  await noor.device.close();
  const left = clock.now();
  await atDesk((desk) => desk.reply(noor.user.id, 'Hello Noor'));
  await openChatHost(api.deps).wereHere([noor.user.id], left);
  const news = await send(api.app, readChatNews, {}, noor.cookie);
  expect(news.json<{ data: { isAnswered: unknown } }>().data.isAnswered).toBe(1);
});
