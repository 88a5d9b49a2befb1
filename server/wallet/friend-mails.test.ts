/** What the mails about money to a friend say, word for word: the friend's in both languages, the sender's in Arabic. */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { sendByWallet, sendGiftCode } from '#contract/wallet.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import { walletsOf, type Wallets } from '#tests/support/wallets.ts';

const DAY = 24 * 3_600_000;

let shop: SellingShop;
let wallets: Wallets;
let sara: Buyer;
let page: (language: string) => string;
beforeAll(async () => {
  shop = await openSellingShop();
  wallets = walletsOf(shop);
  page = (language) => `${shop.deps.settings.publicOrigin}/${language}/account/mywallet`;
});
beforeEach(async () => {
  sara = await shop.buyer();
  await sara.give(50_000);
});

async function send(email: string): Promise<void> {
  const { code } = await sara.ask(sendByWallet, { gifttoemail: email, amount: 50, language: 'ar' });
  expect(code).toBe(200);
  await shop.jobs();
}
const textsTo = async (email: string) =>
  (await wallets.mailsTo(email)).map(({ subject, body }) => [subject, ...body.split('\n')]);

const SUBJECT = 'Sara sent you AED 50.00 with Zad / أرسل إليك Sara مبلغ 50.00 د.إ. عبر زاد';
const TO_SENDER = (friend: string) => [
  'أرسلت 50.00 د.إ. عبر زاد',
  `أرسلت 50.00 د.إ. إلى ${friend}، وأبلغنا صديقك بالبريد الإلكتروني. إذا لم يتسلمه خلال 180 يوماً فسيعود إلى محفظتك.`,
  '',
  'إن لم تكن أنت من أرسله فراسلنا فوراً.',
];

test('to a friend whose wallet has it, and to its sender', async () => {
  const omar = await shop.buyer();
  await wallets.prove(omar);
  await send(omar.email);
  expect(await textsTo(omar.email)).toEqual([
    [
      SUBJECT,
      `Sara sent you AED 50.00. It is in your Zad wallet, and you can pay your next order with it: ${page('en')}`,
      '',
      `أرسل إليك Sara مبلغ 50.00 د.إ. المبلغ في محفظتك لدى زاد ويمكنك أن تدفع به ثمن طلبك القادم: ${page('ar')}`,
    ],
  ]);
  expect(await textsTo(sara.email)).toEqual([TO_SENDER(omar.email)]);
});

test('the code that stands for a password names friend and amount in both languages', async () => {
  expect((await sara.ask(sendGiftCode, { gifttoemail: 'omar@example.ae', amount: 300 })).code).toBe(200);
  const [mail = []] = await textsTo(sara.email);
  const code = /\d{6}/.exec(mail[1] ?? '')?.[0];
  expect(mail).toEqual([
    'Sending money with Zad / إرسال مال عبر زاد',
    `The code that sends AED 300.00 to omar@example.ae is ${code}. It is good for 10 minutes, and for nothing else. If you did not ask for it, write to us at once.`,
    `رمز إرسال 300.00 د.إ. إلى omar@example.ae هو ${code} وهو صالح لمدة 10 دقائق ولهذا الإرسال وحده. إن لم تطلبه فراسلنا فوراً.`,
  ]);
});

test('to a friend for whom it waits, and to its sender again once it came back', async () => {
  const friend = 'nobody@example.ae';
  await send(friend);
  expect(await textsTo(friend)).toEqual([
    [
      SUBJECT,
      `Sara sent you AED 50.00. It waits for you for 180 days. Sign in to Zad with this e-mail address, or create an account with it, and confirm the address: ${page('en')}`,
      '',
      `أرسل إليك Sara مبلغ 50.00 د.إ. المبلغ بانتظارك لمدة 180 يوماً. سجّل الدخول إلى زاد بهذا البريد أو أنشئ حساباً به، ثم أكّد البريد: ${page('ar')}`,
    ],
  ]);
  expect(await textsTo(sara.email)).toEqual([TO_SENDER(friend)]);
  await shop.advance(180 * DAY);
  await shop.jobs('wallet.sweepFriends');
  // The outbox has let go of the others by then.
  expect(await textsTo(sara.email)).toEqual([
    ['عاد 50.00 د.إ. إلى محفظتك لدى زاد', `أرسلت 50.00 د.إ. إلى ${friend} ولم يتسلمه أحد، لذا عاد المبلغ إلى محفظتك.`],
  ]);
});
