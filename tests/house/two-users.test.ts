/**
 * The two-user matrix (security.md row 23): whatever one shopper sends, they neither read nor change what is another's. Every call
 * for signed-in users needs a case here; the list of calls is the contract's own, so a new call without one fails.
 */
import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, test } from 'vitest';

import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { areasOfEmirate, knownEmirates } from '#server/addresses/areas.ts';
import type { Database } from '#server/kit/database.ts';
import { applyAs } from '#server/sync/apply-as.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestUser, send, type TestUser } from '#tests/support/test-user.ts';

interface Case {
  /** What the other shopper sends, as on the wire: as close as they can come to naming what is Aisha's. */
  readonly tries: (aisha: TestUser & { addressId: number; listId: string }) => readonly Record<string, unknown>[];
  /** True where Aisha's own answer shows what is hers: proves that the marks would be seen. */
  readonly showsOwn?: boolean;
}

const EMIRATE = knownEmirates[0]?.code ?? 0;
const AREA = areasOfEmirate(EMIRATE, 'en')[0]?.code ?? 0;

const PROFILE = {
  userFirstName: 'Mallory',
  userLastName: '',
  userAlternateEmail: '',
  userAlternateMobile: '',
  userDefaultDiscountCoupon: '',
  userPackingOption: 'bags',
  userPrintInvoice: false,
  userProductAlternate: 'call',
};

const ADDRESS = {
  type: 'home',
  addrLine1: 'Somewhere',
  addrMobile: '0501234567',
  addrStateDocno: EMIRATE,
  addrAreaDocno: AREA,
  addrLatitude: null,
  addrLongitude: null,
};

/** A product that Aisha has everywhere: in the cart, on a list, among the favourites. */
const HERS = 'aishas-own';
const STEP = { stockCode: HERS, StockQtyType: 'plus' };
/** The device that Aisha's list was made on. */
const HER_CLIENT = randomUUID();
const exchangeOf = (userDocNo: number) => ({
  userDocNo,
  clientId: randomUUID(),
  epoch: null,
  cursor: 0,
  ackTo: 0,
  limit: 1000,
  muts: [],
});

/** By the call's name. A noun adds its rows here, and what it holds of a shopper to `belongings`. */
const cases: Readonly<Record<string, Case>> = {
  'account.getMyProfile': {
    tries: ({ user }) => [{}, { userDocNo: user.id }, { userId: user.id }, { userEmail: user.email }],
    showsOwn: true,
  },
  'account.updateMyProfile': {
    tries: ({ user }) => [
      PROFILE,
      { ...PROFILE, userDocNo: user.id },
      { ...PROFILE, userEmail: user.email },
      { ...PROFILE, userMobile: user.mobile },
      { ...PROFILE, userId: user.id },
    ],
  },
  'account.changePassword': {
    tries: ({ user, password }) => [
      { oldPassword: password, newPassword: 'taken over by me', userEmail: user.email },
      { oldPassword: password, newPassword: 'taken over by me' },
    ],
  },
  'account.sendEmailCode': { tries: ({ user }) => [{ userEmail: user.email }] },
  'account.proveEmail': { tries: ({ user }) => [{ userEmail: user.email, Code: '000000' }] },
  'account.sendMobileCode': { tries: ({ user }) => [{ phonenumber: user.mobile ?? '' }] },
  'account.changeMobile': {
    tries: ({ user, password }) => [{ phonenumber: user.mobile ?? '', Code: '000000', Password: password }],
  },
  'account.sendDeleteCode': { tries: ({ user }) => [{}, { Email: user.email }] },
  'account.deleteAccount': {
    tries: ({ user, password }) => [
      { Email: user.email, Password: password },
      { Email: user.email, Password: password, userDocNo: user.id },
    ],
  },
  'account.readPoints': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'account.readSideMenu': { tries: ({ user }) => [{ deviceType: 'web' }, { deviceType: 'web', userDocNo: user.id }] },
  'addresses.readAddresses': {
    tries: ({ user, addressId }) => [{}, { userDocNo: user.id }, { AddrDocno: addressId }],
    showsOwn: true,
  },
  'addresses.readAddress': { tries: ({ addressId }) => [{ AddrDocno: addressId }] },
  'addresses.addAddress': {
    tries: ({ user, addressId }) => [
      { ...ADDRESS, addrDefault: true },
      { ...ADDRESS, addrDocno: addressId },
      { ...ADDRESS, userDocNo: user.id },
    ],
  },
  'addresses.updateAddress': { tries: ({ addressId }) => [{ ...ADDRESS, addrDocno: addressId, addrDefault: true }] },
  'addresses.deleteAddress': { tries: ({ addressId }) => [{ addrDocno: addressId }] },
  // Of everyone alike: there is nothing of a shopper's in them.
  'addresses.readEmirates': { tries: () => [{}] },
  'addresses.readAreas': { tries: () => [{ addrStateDocno: EMIRATE }] },
  'addresses.suggestPlaces': { tries: () => [{ query: 'Aish', language: 'en' }] },
  'addresses.findPlaceAt': { tries: () => [{ latitude: 25.17, longitude: 55.35, language: 'en' }] },
  'addresses.readMapSettings': { tries: () => [{}] },
  'cart.quote': {
    tries: ({ user }) => [
      { myCartList: null },
      { myCartList: [], userDocNo: user.id },
      { myCartList: [{ stockCode: HERS, CartType: 'CRT', stockQty: 1, stockRate: 1 }] },
    ],
  },
  'cart.update': { tries: ({ user }) => [STEP, { ...STEP, StockQtyType: 'minus' }, { ...STEP, userDocNo: user.id }] },
  'cart.deleteLine': { tries: () => [{ sku: HERS }, { sku: HERS, CartType: 'CRT' }] },
  'cart.deleteCartItem': {
    tries: () => [{ StockCode: HERS, ShopSource: 'WEB', UserAgent: 'x', CartType: 'CRT' }],
  },
  'cart.updateGiftMessage': { tries: () => [{ stockCode: HERS, message: 'from Mallory', giftWrap: true }] },
  'lists.read': { tries: ({ user }) => [{}, { plStockDocno: 1 }, { userDocNo: user.id }], showsOwn: true },
  'lists.items': { tries: ({ listId }) => [{ favListDocno: listId }, { favListName: 'Weekly', favListDocno: listId }] },
  'lists.create': { tries: ({ listId }) => [{ name: 'Mine' }, { name: 'Mine', favListDocno: listId }] },
  'lists.delete': { tries: ({ listId }) => [{ favListDocno: listId }] },
  'lists.addItem': { tries: ({ listId }) => [{ favListDocno: listId, stockCode: 'other' }] },
  'lists.removeItem': { tries: ({ listId }) => [{ favListDocno: listId, stockCode: HERS }] },
  'favourites.read': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'favourites.set': { tries: () => [{ stockCode: HERS, AddInFav: false }] },
  'notify.toggle': { tries: () => [{ stockCode: HERS }] },
  'baskets.frequentlyBought': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'baskets.thingsYouLike': { tries: ({ user }) => [{ stockCode: [HERS] }, { stockCode: [], userDocNo: user.id }] },
  'sync.exchange': {
    tries: ({ user }) => [
      exchangeOf(user.id),
      { ...exchangeOf(user.id), clientId: HER_CLIENT, ackTo: 1 },
      { ...exchangeOf(user.id), epoch: randomUUID(), cursor: 1 },
    ],
  },
  'account.exportMyData': { tries: ({ user }) => [{}, { userDocNo: user.id }, { Email: user.email }], showsOwn: true },
};

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
    await applyAs(db, aisha.user.id, [
      { name: 'list.create', args: { listId: 'hers', name: 'Aisha at home', madeAt: '2026-11-21T08:00:00.000Z' } },
    ]);
    if (one.showsOwn) expect(marksIn((await send(api.app, call, {}, hers)).body)).not.toEqual([]);
    const before = await belongings(db, aisha.user.id);
    for (const input of one.tries({ ...aisha, addressId, listId })) {
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

function marksIn(body: string): string[] {
  return MARKS.filter((mark) => body.includes(mark));
}
