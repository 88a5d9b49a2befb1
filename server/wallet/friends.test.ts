/** Money to a friend, with and without an account: what arrives, what the sender hears, what counts once, what goes back (C32). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { readWalletStatement } from '#contract/wallet.ts';
import { recount } from '#server/ledger/recount.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import { createTestUser } from '#tests/support/test-user.ts';
import { walletsOf, type Wallets } from '#tests/support/wallets.ts';

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;

let shop: SellingShop;
let wallets: Wallets;
let sara: Buyer;
let omar: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
  wallets = walletsOf(shop);
});
beforeEach(async () => {
  sara = await shop.buyer();
  omar = await shop.buyer();
  await sara.give(100_000);
});

const docnoOf = ({ body }: { body: { data: Record<string, unknown> } }): number => Number(body.data['piDocno']);
const statementOf = async (buyer: Buyer) =>
  (await buyer.ask(readWalletStatement, { pageSize: 10 })).body.data['walletStatement'] as Record<string, unknown>[];

test('by wallet: the friend has it, both hear of it, and the statement says who', async () => {
  await wallets.prove(omar);
  const sent = await wallets.send(sara, omar.email.toUpperCase(), 50);
  expect([sent.code, sent.body.message]).toEqual([200, "You've succesfully send money to your friend"]);
  expect(await wallets.standing(sara, docnoOf(sent))).toMatchObject({ billKind: 'friend', billState: 'paid' });
  await shop.jobs();
  expect([await wallets.of(sara), await wallets.of(omar)]).toEqual([95_000, 5000]);
  expect((await statementOf(sara))[0]).toMatchObject({
    transType: 'friend_sent',
    transAmount: -50,
    runningTotal: 950,
    transWho: omar.email.toUpperCase(),
  });
  expect((await statementOf(omar))[0]).toMatchObject({
    transType: 'friend_received',
    transAmount: 50,
    transWho: 'Sara',
  });
  expect((await wallets.mailsTo(omar.email.toUpperCase())).map(({ subject }) => subject)).toEqual([
    'Sara sent you AED 50.00 with Zad / أرسل إليك Sara مبلغ 50.00 د.إ. عبر زاد',
  ]);
  expect((await wallets.mailsTo(sara.email)).map(({ subject }) => subject)).toEqual(['You sent AED 50.00 with Zad']);
  expect(await recount(shop.db)).toEqual([]);
});

test('by card: nothing leaves the wallet, and the friend has it once it is captured', async () => {
  await wallets.prove(omar);
  const made = await wallets.send(sara, omar.email, 75, { by: 'card' });
  expect(made.body.data).toMatchObject({ orderAmount: 75, piDoctype: 'PBO' });
  const docno = docnoOf(made);
  expect(await wallets.standing(sara, docno)).toMatchObject({ billState: 'open', email: omar.email });
  expect(await wallets.of(omar)).toBe(0);
  await wallets.pay(sara, docno);
  expect([await wallets.of(sara), await wallets.of(omar)]).toEqual([100_000, 7500]);
  expect(await recount(shop.db)).toEqual([]);
});

describe('a friend without an account', () => {
  test('gets it once an account has proved that e-mail; the sender hears the same as of a friend with one', async () => {
    await wallets.prove(omar);
    const known = await wallets.send(sara, omar.email, 20);
    const email = `later${Math.random()}@example.ae`;
    const unknown = await wallets.send(sara, email, 20);
    const heard = ({ code, body }: typeof known) => [code, { ...body, data: { ...body.data, piDocno: 0 } }];
    expect(heard(unknown)).toEqual(heard(known));
    await shop.jobs();
    const said = await wallets.mailsTo(sara.email);
    const about = (text: string) => text.replaceAll(omar.email, 'FRIEND').replaceAll(email, 'FRIEND');
    expect(about(said[1]?.body ?? '')).toBe(about(said[0]?.body ?? ''));
    expect((await statementOf(sara)).slice(0, 2).map(({ transType }) => transType)).toEqual([
      'friend_sent',
      'friend_sent',
    ]);
    expect((await wallets.mailsTo(email))[0]?.body).toContain('It waits for you for 180 days');

    const { user } = await createTestUser(shop.db, { email, passwordHash: null });
    const ahmed = { ...omar, id: user.id, email };
    await shop.jobs('wallet.sweepFriends');
    // An e-mail that nobody has proved is nobody's.
    expect(await wallets.of(ahmed)).toBe(0);
    await wallets.prove(ahmed);
    await shop.jobs('wallet.sweepFriends');
    await shop.jobs('wallet.sweepFriends');
    expect(await wallets.of(ahmed)).toBe(2000);
    expect((await wallets.mailsTo(email)).at(-1)?.body).toContain('It is in your Zad wallet');
    expect(await wallets.mailsTo(sara.email)).toHaveLength(2);
    expect(await recount(shop.db)).toEqual([]);
  });
});

test('the same amount to the same friend within a minute counts once; another amount, friend or minute counts', async () => {
  const first = docnoOf(await wallets.send(sara, omar.email, 40));
  expect(docnoOf(await wallets.send(sara, ` ${omar.email} `, 40))).toBe(first);
  expect(docnoOf(await wallets.send(sara, omar.email, 41))).not.toBe(first);
  expect(await wallets.of(sara)).toBe(91_900);
  await shop.advance(61_000);
  expect(docnoOf(await wallets.send(sara, omar.email, 40))).not.toBe(first);
  expect(await wallets.of(sara)).toBe(87_900);
});

test('the same key is one gift, also long after its answer was lost', async () => {
  const key = 'one-gift-of-saras';
  const first = docnoOf(await wallets.send(sara, omar.email, 25, { key }));
  await shop.db.pool.query('update idempotent_request set answer = null where user_id = $1', [sara.id]);
  await shop.advance(2 * MINUTE);
  expect(docnoOf(await wallets.send(sara, omar.email, 25, { key }))).toBe(first);
  expect((await wallets.send(sara, omar.email, 26, { key })).body['code']).toBe('key_reused');
  expect(await wallets.of(sara)).toBe(97_500);
});

test.each([
  ['no e-mail', () => 'omar', 20, 'invalid', 'gifttoemail'],
  ['one’s own e-mail', () => sara.email.toUpperCase(), 20, 'own_email', 'gifttoemail'],
  ['nothing', () => omar.email, 0, 'no_such_amount', 'amount'],
  ['less than the least', () => omar.email, 4.99, 'no_such_amount', 'amount'],
  ['more than a day’s most', () => omar.email, 2000.01, 'no_such_amount', 'amount'],
])('%s is refused', async (_, to, dirhams, word, field) => {
  for (const by of ['wallet', 'card'] as const) {
    const { code, body } = await wallets.send(sara, to(), dirhams, { by });
    expect([code, body['code'], body['field']]).toEqual([422, word, field]);
  }
  expect(await wallets.of(sara)).toBe(100_000);
});

test('a wallet with less sends nothing, and keeps nothing of it', async () => {
  expect((await wallets.send(omar, sara.email, 5)).body['code']).toBe('insufficient');
  const { rows } = await shop.db.pool.query('select 1 from friend_money where user_id = $1', [omar.id]);
  expect(rows).toEqual([]);
});

test('eleven times within 24 hours is once too often', async () => {
  for (let dirhams = 5; dirhams < 15; dirhams += 1)
    expect((await wallets.send(sara, omar.email, dirhams)).code).toBe(200);
  expect((await wallets.send(sara, omar.email, 15)).code).toBe(429);
  await shop.advance(DAY + MINUTE);
  expect((await wallets.send(sara, omar.email, 15)).code).toBe(200);
});

test('a name that is an address or a sentence does not reach the friend’s mail', async () => {
  await shop.db.pool.query('update user_account set first_name = $1 where id = $2', [
    'Win at http://evil.example <b>',
    sara.id,
  ]);
  await wallets.send(sara, omar.email, 10);
  await shop.jobs();
  const [mail] = await wallets.mailsTo(omar.email);
  expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/evil\.example|:\/\/evil|</);
});
