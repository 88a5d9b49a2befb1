/** Invitations by e-mail: to whom they go and what they say, how many a day, and that nothing of them is kept. */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { referralMessages } from '#contract/messages/referrals.ts';
import { sendInvitation } from '#contract/referrals.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';
import { walletsOf, type Wallets } from '#tests/support/wallets.ts';

import { referralExporter } from './exporter.ts';

const DAY = 24 * 3_600_000;

let shop: SellingShop;
let wallets: Wallets;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
  wallets = walletsOf(shop);
});
beforeEach(async () => {
  sara = await shop.buyer();
});

const mails = (email: string) => wallets.mailsTo(email);

const WORDS = { subject: 'Come and see', body: 'My code is Z2345678.\nTry it!' };
const invite = (toEmail: string, more: Record<string, unknown> = {}): Promise<Answer> =>
  sara.ask(sendInvitation, { toEmail, ...WORDS, ...more });
/** Friends whom no test has written to before. */
const friends = (count: number): string =>
  Array.from({ length: count }, () => `f${Math.random()}@example.ae`).join(',');
const kept = async (): Promise<string> =>
  JSON.stringify((await shop.db.pool.query('select * from referral_mail where user_id = $1', [sara.id])).rows);

test('each friend gets one mail with the shopper’s words between the shop’s; then nobody’s address is kept', async () => {
  const typed = ` omar@example.ae, , noura@example.ae,OMAR@example.ae, ${sara.email}`;
  expect(await invite(typed)).toEqual({ code: 200, body: { status: 1, message: 'Success', data: {} } });
  expect(await referralExporter.read(shop.db.orm, sara.id, shop.now())).toMatchObject({
    invitations: [{ to: 'omar@example.ae', ...WORDS }, { to: 'noura@example.ae' }],
  });
  await shop.jobs();
  const { publicOrigin, shop: figures } = shop.deps.settings;
  const lines = [
    'Sara writes to you with Zad:\n',
    `${WORDS.body}\n`,
    '--',
    `Sara asked Zad, an online grocery store, to send you this invitation: ${publicOrigin}/en`,
    `We used your address for this message alone and have not kept it. You do not know the sender? Tell us: ${figures.supportEmail}`,
  ];
  expect(await mails('omar@example.ae')).toEqual([{ subject: 'Come and see', body: lines.join('\n') }]);
  expect(await mails('noura@example.ae')).toHaveLength(1);
  expect(await mails(sara.email)).toEqual([]);
  expect(await kept()).not.toMatch(/omar|noura|Come and see|Z2345678/);
  await shop.jobs();
  expect(await mails('omar@example.ae')).toHaveLength(1);
});

test('an Arabic shopper’s friend reads who writes and why in Arabic', async () => {
  await invite('laila@example.ae', { language: 'ar' });
  await shop.jobs();
  const [mail] = await mails('laila@example.ae');
  expect(mail?.body).toContain('رسالة من Sara عبر زاد:\n\nMy code is Z2345678.');
  expect(mail?.body).toContain(`/ar\nاستخدمنا عنوانك لهذه الرسالة وحدها`);
});

test.each([
  [{ toEmail: ' , ' }, 'toEmail', referralMessages.noAddress[0]],
  [{ toEmail: 'ali@example.ae, ali' }, 'toEmail', referralMessages.wrongAddress[0]],
  [{ toEmail: friends(11) }, 'toEmail', referralMessages.manyAddresses[0]],
  [{ subject: ' ' }, 'subject', referralMessages.subjectMissing[0]],
  [{ subject: 'Come\r\nBcc: all@example.ae' }, 'subject', referralMessages.subjectMissing[0]],
  [{ body: '\n' }, 'body', referralMessages.bodyMissing[0]],
])('%j is refused at its field, and nobody is written to', async (more, field, message) => {
  expect(await invite('ali@example.ae', more)).toMatchObject({ code: 422, body: { status: 0, field, message } });
  await shop.jobs();
  expect(await mails('ali@example.ae')).toEqual([]);
});

test.each([{ subject: 'a'.repeat(121) }, { body: 'a'.repeat(1001) }])('too many words are refused', async (more) => {
  expect((await invite('ali@example.ae', more)).code).toBe(400);
});

test('20 addresses within 24 hours, however they are asked for; what is over goes to nobody', async () => {
  const answers = await Promise.all([invite(friends(10)), invite(friends(9)), invite(friends(10))]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 200, 429]);
  await shop.jobs();
  const one = friends(2);
  expect(await invite(one)).toMatchObject({ code: 429, body: { message: referralMessages.manyOfDay[0] } });
  await shop.jobs();
  expect(await mails(one.split(',')[0] ?? '')).toEqual([]);
  const other = await shop.buyer();
  expect((await other.ask(sendInvitation, { toEmail: friends(10), ...WORDS })).code).toBe(200);
  await shop.advance(DAY);
  expect((await invite(friends(10))).code).toBe(200);
});

test('an address that nobody takes the mail over for is given up and forgotten after two days', async () => {
  await invite('late@example.ae');
  await shop.advance(2 * DAY);
  await shop.jobs();
  expect([await mails('late@example.ae'), (await kept()).includes('late@example.ae')]).toEqual([[], false]);
});
