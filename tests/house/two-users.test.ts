/**
 * The two-user matrix (security.md row 23): whatever one shopper sends, they neither read nor change what is another's. Every call
 * for signed-in users needs a case here; the list of calls is the contract's own, so a new call without one fails.
 */
import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, test } from 'vitest';

import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Database } from '#server/kit/database.ts';
import { applyAs } from '#server/sync/apply-as.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestUser, send } from '#tests/support/test-user.ts';

import { ADDRESS, AREA, EMIRATE, HER_CARD, HERS, PROFILE, twoUserCases } from './two-user-cases.ts';
import { chatCases } from './two-user-chat.ts';
import { recyclingCases } from './two-user-recycling.ts';
import { regularCases } from './two-user-regulars.ts';
import { rewardCases } from './two-user-rewards.ts';
import { statementCases } from './two-user-statements.ts';

const cases = { ...twoUserCases, ...rewardCases, ...statementCases, ...recyclingCases, ...regularCases, ...chatCases };

/** Every row that is a shopper's own, by table. */
async function belongings(db: Database, userId: number): Promise<unknown> {
  const rows = async (statement: string): Promise<unknown[]> => (await db.pool.query(statement, [userId])).rows;
  return {
    account: await rows('select * from user_account where id = $1'),
    addresses: await rows('select * from user_address where user_id = $1 order by id'),
    lists: await rows('select * from shop_list where user_id = $1 order by list_id'),
    items: await rows('select * from shop_item where user_id = $1 order by list_id, stock_code'),
    favourites: await rows('select * from favourite where user_id = $1 order by stock_code'),
    cart: await rows('select * from draft_line where user_id = $1 order by cart_type, stock_code'),
    notify: await rows('select * from notify where user_id = $1 order by stock_code'),
    edits: await rows('select * from sync_mutation where user_id = $1 order by seq'),
    baskets: await rows('select * from basket where user_id = $1 order by id'),
    sessions: await rows('select * from user_session where user_id = $1 order by token_hash'),
    devices: await rows('select * from sync_client where user_id = $1 order by client_id'),
    prepared: await rows('select * from prepared_order where user_id = $1 order by id'),
    orders: await rows('select * from placed_order where user_id = $1 order by id'),
    attempts: await rows('select * from payment_attempt where user_id = $1 order by id'),
    cards: await rows('select * from saved_card where user_id = $1 order by id'),
    bills: await rows('select * from bill where user_id = $1 order by id'),
    topUps: await rows('select * from top_up where user_id = $1 order by bill_id'),
    friendMoney: await rows('select * from friend_money where $1 in (user_id, received_by) order by bill_id'),
    egifts: await rows('select * from egift where user_id = $1 order by id'),
    tips: await rows(
      'select * from tip where order_id in (select id from placed_order where user_id = $1) order by id',
    ),
    ratings: await rows(
      'select * from order_rating where order_id in (select id from placed_order where user_id = $1)',
    ),
    vouchers: await rows('select * from voucher where user_id = $1 order by id'),
    referral: await rows('select * from referral where user_id = $1'),
    invitations: await rows('select * from referral_mail where user_id = $1 order by id'),
    chat: await rows('select * from chat where user_id = $1'),
    chatPictures: await rows('select * from chat_picture where user_id = $1 order by name'),
    collections: await rows('select * from recycle_collection where user_id = $1 order by id'),
    regulars: await rows('select * from regular_order where user_id = $1 order by id'),
    regularDeliveries: await rows(
      'select * from regular_delivery where regular_id in (select id from regular_order where user_id = $1) order by id',
    ),
    points: await rows('select * from points_lot where user_id = $1 order by id'),
    accounts: await rows('select * from ledger_account where user_id = $1 order by id'),
    socialIdentities: await rows('select * from social_identity where user_id = $1 order by subject'),
  };
}

/** Texts that only Aisha's rows hold. */
const MARKS = ['aisha@example.ae', 'Aisha', '+971504443322'];

let db: Database;
let api: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  api = await createTestApp(db);
});

const userCalls = calls.filter((call) => call.auth === 'user').map((call) => [call.name, call] as const);

test('every call for signed-in users has a case, and every case a call', () => {
  expect(Object.keys(cases).sort()).toEqual(userCalls.map(([name]) => name).sort());
});

describe.each(userCalls)('%s', (name, call: Call<unknown, unknown>) => {
  const one = cases[name] ?? { tries: () => [] };

  test('is refused to a guest', async () => {
    expect((await send(api.app, call, {})).statusCode).toBe(401);
  });

  test('gives nothing of another shopper’s, and takes nothing', async () => {
    await db.pool.query('delete from user_account');
    await db.pool.query('delete from throttle_count');
    const aisha = await createTestUser(db, { email: MARKS[0] as string, firstName: 'Aisha', mobile: '+971504443322' });
    const hers = await aisha.signIn();
    const addressId = await addAddressOf(aisha.user.id);
    const listId = await fillShopOf(aisha.user.id);
    const { preparedId, orderId, billId, giftId } = await buyAs(aisha.user.id);
    await inviteAs(aisha.user.id);
    const collectionId = await collectAs(aisha.user.id);
    await db.pool.query('insert into chat (user_id, seen_at) values ($1, $2)', [aisha.user.id, new Date(0)]);
    const { regularId, regularLineId } = await orderRegularlyAs(aisha.user.id);
    await applyAs(
      db,
      aisha.user.id,
      [{ name: 'list.create', args: { listId: 'hers', name: 'Aisha at home', madeAt: '2026-11-21T08:00:00.000Z' } }],
      new Date(),
    );
    if (one.showsOwn) expect(marksIn((await send(api.app, call, {}, hers)).body)).not.toEqual([]);
    const before = await belongings(db, aisha.user.id);
    const ids = { addressId, listId, preparedId, orderId, billId, giftId, collectionId, regularId, regularLineId };
    for (const input of one.tries({ ...aisha, ...ids })) {
      const mallory = await createTestUser(db, { email: `m${Math.random()}@example.ae`, passwordHash: null });
      const withPassword = await createTestUser(db, { email: `w${Math.random()}@example.ae` });
      for (const other of [mallory, withPassword]) {
        const answer = await send(api.app, call, input, await other.signIn());
        expect(answer.statusCode).not.toBe(500);
        expect(marksIn(answer.body)).toEqual([]);
      }
    }
    expect(await belongings(db, aisha.user.id)).toEqual(before);
    expect((await send(api.app, call, {}, hers)).statusCode).not.toBe(401);
  });
});

test.each(userCalls)(
  '%s made on the screen of another shopper is refused, and does nothing (H6)',
  async (_name, call) => {
    const aisha = await createTestUser(db, { email: `aisha.${Math.random()}@example.ae` });
    const omar = await createTestUser(db, { email: `omar.${Math.random()}@example.ae` });
    const before = await belongings(db, omar.user.id);
    const answer = await send(api.app, call, { ...ADDRESS, ...PROFILE }, await omar.signIn(), aisha.user.id);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'other_user']);
    expect(withoutSessions(await belongings(db, omar.user.id))).toEqual(withoutSessions(before));
    const own = await send(api.app, call, {}, await omar.signIn(), omar.user.id);
    expect(own.statusCode).not.toBe(401);
  },
);

function withoutSessions(rows: unknown): unknown {
  return { ...(rows as object), sessions: [] };
}

async function addAddressOf(userId: number): Promise<number> {
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into user_address (user_id, kind, title, line1, line2, landmark, mobile, makani, emirate_id, area_id, is_default, created_at)
     values ($1, 'home', 'Aisha at home', 'Villa 1', '', '', '+971504443322', '', $2, $3, true, now()) returning id`,
    [userId, EMIRATE, AREA],
  );
  return rows[0]?.id ?? 0;
}

/** A container of hers that is to be collected; its number. */
async function collectAs(userId: number): Promise<number> {
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into recycle_collection (user_id, stock_code, name, deposit, address, slot_id, starts_at, ends_at, message, asked_at, state)
     values ($1, '${HERS}', '{"en":"Milk","ar":"حليب"}', 100, '{"en":"Aisha at home","ar":"عائشة"}', 1, now() + interval '1 day',
       now() + interval '26 hours', 'Ring for Aisha', now(), 'asked') returning id`,
    [userId],
  );
  return rows[0]?.id ?? 0;
}

/** Milk that comes to her each Monday, and the next of its deliveries. */
async function orderRegularlyAs(userId: number): Promise<{ regularId: number; regularLineId: number }> {
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into regular_order (user_id, state, stock_code, stock_docno, name, units, origin, image, minimum_order, quantity, price, deposit,
       weeks, weekdays, hour, lead_days, pays_now, language, made_at)
     values ($1, 'running', '${HERS}', 1, '{"en":"Milk for Aisha","ar":"حليب"}', '{"en":"","ar":""}', '{"en":"","ar":""}', '/a.webp', 1, 1, 500,
       0, 1, '[1]', 10, 0, false, 'en', now()) returning id`,
    [userId],
  );
  const regularId = rows[0]?.id ?? 0;
  const made = await db.pool.query<{ id: number }>(
    `insert into regular_delivery (regular_id, place, day, starts_at, state)
     values ($1, 1, now() + interval '9 days', now() + interval '9 days', 'planned') returning id`,
    [regularId],
  );
  return { regularId, regularLineId: made.rows[0]?.id ?? 0 };
}

/** Her list, favourite, cart and notice; the list's id. */
async function fillShopOf(userId: number): Promise<string> {
  const listId = randomUUID();
  const since = '2026-11-21T08:00:00.000Z';
  const row = [userId, since];
  await db.pool.query(`insert into shop_list values ($1, $2, 'Aisha''s list', $3, null, 1, 'x')`, [
    userId,
    listId,
    since,
  ]);
  await db.pool.query(`insert into shop_item values ($1, $2, $3, 1, false, 'a0', null, 2, 'x')`, [
    userId,
    listId,
    HERS,
  ]);
  await db.pool.query(`insert into favourite values ($1, '${HERS}', $2, null, 3, 'x')`, row);
  await db.pool.query(
    `insert into draft_line values ($1, 'CRT', '${HERS}', 1, 500, $2, 'for Aisha', false, null, 4, 'x')`,
    row,
  );
  await db.pool.query(`insert into notify values ($1, '${HERS}', null, 5, 'x')`, [userId]);
  await db.pool.query(`insert into basket values ('b' || $1::integer, $1, $2)`, row);
  return listId;
}

/** An order that she has prepared, one that was placed, and a card that is kept; her name and number stand in all of them. */
async function buyAs(userId: number): Promise<{ preparedId: number; orderId: number; billId: number; giftId: number }> {
  const address = JSON.stringify({
    addressId: 1,
    label: { en: 'Aisha at home', ar: 'عائشة' },
    full: { en: 'Aisha at home, Villa 1', ar: 'عائشة' },
    zone: EMIRATE,
    latitude: null,
    longitude: null,
  });
  const notes = JSON.stringify({ special: 'Ring for Aisha', packing: '', message: '', packingOption: 'bags' });
  const sums = JSON.stringify({
    goods: 500,
    discount: 0,
    voucher: 0,
    points: 0,
    delivery: 0,
    deposit: 0,
    donation: 0,
    net: 500,
    vat: 24,
  });
  const made = await db.pool.query<{ id: number }>(
    `insert into prepared_order (user_id, state, made_at, until, sync_version, is_confirmed, language, deliver_to, contact, instructions,
       is_express, is_priority, points_used, points_for_delivery, sums)
     values ($1, 'prepared', now(), now() + interval '30 minutes', 0, true, 'en', $2, '+971504443322', $3, false, false, 0, 0, $4)
     returning id`,
    [userId, address, notes, sums],
  );
  const preparedId = made.rows[0]?.id ?? 0;
  await db.pool.query(`insert into prepared_group values ($1, 1, 'standard', null, '2026-11-24')`, [preparedId]);
  const placed = await db.pool.query<{ id: number }>(
    `insert into placed_order (user_id, pro_id, group_no, kind, state, placed_at, state_at, language, deliver_to, contact, instructions,
       is_express, slot_id, day, slot_starts_at, slot_ends_at, goods, discount, voucher, points, delivery, deposit, donation, net, paid_by,
       delivered_at, driver_id, picker_id)
     values ($1, $2, 1, 'standard', 6, now(), now(), 'en', $3, '+971504443322', $4, false, 1, '2026-11-24', now(), now(), 500, 0, 0, 0, 0, 0,
       0, 500, 'wallet', now(), 21, 11) returning id`,
    [userId, preparedId, address, notes],
  );
  const orderId = placed.rows[0]?.id ?? 0;
  const billed = await db.pool.query<{ id: number }>(
    `insert into bill (user_id, kind, fils, state, made_at, until) values ($1, 'tip', 1000, 'open', now(), now() + interval '30 minutes')
     returning id`,
    [userId],
  );
  const billId = billed.rows[0]?.id ?? 0;
  await db.pool.query(
    `insert into tip (order_id, user_id, driver_id, driver_fils, picker_id, picker_fils, bill_id, state, made_at)
     values ($1, $2, 21, 500, 11, 500, $3, 'open', now())`,
    [orderId, userId, billId],
  );
  await db.pool.query(
    `insert into saved_card values ('${HER_CARD}' , $1, 'hers-' || $1::integer, 'visa', '411111******1111', '12/40', 'Aisha agreed', now())
     on conflict do nothing`,
    [userId],
  );
  const gift = await db.pool.query<{ id: number }>(
    `insert into egift (user_id, state, fils, stock_code, sender_name, name, email, mobile, message, language, day, made_at, sends_at)
     values ($1, 'paid', 5000, 'card', 'Aisha', 'A friend of Aisha', 'friend@example.ae', '', 'From Aisha', 'en', '2026-12-24', now(), now())
     returning id`,
    [userId],
  );
  const giftId = gift.rows[0]?.id ?? 0;
  return { preparedId, orderId, billId, giftId };
}

/** A friend whose name the page of inviting shows her, and nobody else. */
async function inviteAs(userId: number): Promise<void> {
  const friend = await createTestUser(db, { email: `f${Math.random()}@example.ae`, firstName: 'Friend of Aisha' });
  await db.pool.query('insert into referral values ($1, $2, now())', [friend.user.id, userId]);
}

function marksIn(body: string): string[] {
  return MARKS.filter((mark) => body.includes(mark));
}
