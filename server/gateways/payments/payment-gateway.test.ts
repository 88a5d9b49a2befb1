/**
 * The interface's own suite, over every gateway: what the shop counts on (money.md section 4). What one of them does besides stands in its
 * own test.
 */
import { beforeAll, describe, expect, test } from 'vitest';

import { DEVICE_WALLETS, walletChallenge, type DeviceWallet } from '#contract/device-wallets.ts';
import { LENIENT } from '#contract/wire.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { GatewayBench } from '#tests/support/gateway-bench.ts';
import { openNgeniusBench } from '#tests/support/ngenius-bench.ts';
import { refusedBy } from '#tests/support/refused-by.ts';
import { openSandboxBench } from '#tests/support/sandbox-bench.ts';
import { CARDS } from '#tests/support/sandbox.ts';

import { ProviderSilent, type PaymentGateway, type ProviderPayment } from './payment-gateway.ts';

const OPENERS = { sandbox: openSandboxBench, ngenius: openNgeniusBench };
/** Of devices, that it can do. */
const WALLETS: Readonly<Record<keyof typeof OPENERS, readonly DeviceWallet[]>> = {
  sandbox: DEVICE_WALLETS,
  ngenius: [],
};
const RETURNS = { success: 'https://shop.example/en/samsung-success', cancel: 'https://shop.example/en/checkout' };

const asked = { fils: 10_500, keepsCard: false, language: 'en' } as const;

describe.each(['sandbox', 'ngenius'] as const)('%s', (name) => {
  let bench: GatewayBench;
  let count = 0;
  beforeAll(async () => {
    bench = await OPENERS[name](await createTestDatabase());
  });

  const nextRef = (): string => `ref-${(count += 1)}`;

  async function pay(number: (typeof CARDS)[keyof typeof CARDS], options: { keepsCard?: boolean; ref?: string } = {}) {
    const { ref = nextRef(), keepsCard = false } = options;
    return bench.gateway.authorise({ ...asked, ref, keepsCard, card: { sessionId: await bench.session(number) } });
  }

  describe('authorising', () => {
    test('a card that succeeds', async () => {
      const payment = await pay(CARDS.approved);
      expect(payment).toEqual({
        ref: payment.ref,
        state: 'authorised',
        fils: 10_500,
        captured: 0,
        refunded: 0,
        isSettled: false,
        challenge: null,
        card: null,
        operations: [],
      });
      expect(await bench.gateway.find(payment.ref)).toEqual(payment);
      expect(await bench.gateway.find('never-heard-of')).toBeNull();
    });

    test('a declined card answers failed, and stays so', async () => {
      const { ref, state } = await pay(CARDS.declined);
      expect([state, (await bench.gateway.find(ref))?.state]).toEqual(['failed', 'failed']);
      expect(await refusedBy(bench.gateway.capture(ref, { key: 'k', fils: 1 }))).toMatch(/^final/);
    });

    test.each([
      [CARDS.asks3ds, true, 'AUTHORISED', 'authorised'],
      [CARDS.asks3ds, false, 'THREE_DS_FAILURE', '3ds_failed'],
      [CARDS.fails3ds, true, 'THREE_DS_FAILURE', '3ds_failed'],
    ] as const)(
      '3-D Secure of %s, confirmed %s: the page hears %s, the shop %s',
      async (card, isConfirmed, word, state) => {
        const payment = await pay(card);
        expect([payment.state, payment.challenge?.state]).toEqual(['awaiting_3ds', 'AWAIT_3DS']);
        expect((await bench.gateway.completeChallenge(payment.ref)).state).toBe('awaiting_3ds');
        expect(await bench.answerChallenge(payment, isConfirmed)).toBe(word);
        expect(await bench.answerChallenge(payment, !isConfirmed)).toBe(word);
        const after = await bench.gateway.completeChallenge(payment.ref);
        expect([after.state, after.challenge]).toEqual([state, null]);
      },
    );

    test('a reference starts one payment, however often and by how many it is asked for', async () => {
      for (let round = 0; round < 5; round += 1) {
        const ref = nextRef();
        const sessionId = await bench.session(CARDS.approved);
        const ask = () => bench.gateway.authorise({ ...asked, ref, card: { sessionId } });
        const answers = await Promise.all(Array.from({ length: 8 }, ask));
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(await refusedBy(bench.gateway.authorise({ ...asked, ref, fils: 1, card: { sessionId } }))).toMatch(
          /^final: .*another amount/,
        );
      }
    });

    test('a session is paid with once', async () => {
      const sessionId = await bench.session(CARDS.approved);
      await bench.gateway.authorise({ ...asked, ref: nextRef(), card: { sessionId } });
      expect(await refusedBy(bench.gateway.authorise({ ...asked, ref: nextRef(), card: { sessionId } }))).toMatch(
        /^final: There is no such session/,
      );
    });
  });

  test('it says which device wallets it can do, and refuses any other for good', async () => {
    expect(bench.gateway.can.wallets).toEqual(WALLETS[name]);
    for (const wallet of DEVICE_WALLETS) {
      const asking = bench.gateway.openWallet({ ...asked, ref: nextRef(), wallet, returns: RETURNS });
      expect(await refusedBy(asking)).toMatch(WALLETS[name].includes(wallet) ? /^done/ : /^final/);
    }
  });

  describe.each(WALLETS[name])('the device wallet %s', (wallet) => {
    const open = (ref = nextRef(), gateway: PaymentGateway = bench.gateway): Promise<ProviderPayment> =>
      gateway.openWallet({ ...asked, ref, wallet, returns: RETURNS });
    test.each([
      ['approved', 'authorised'],
      ['declined', 'failed'],
      ['cancel', 'failed'],
    ] as const)('waits for its sheet, and once %s was pressed is %s and stays so', async (pressed, state) => {
      const payment = await open();
      expect(payment).toMatchObject({ state: 'awaiting_3ds', fils: 10_500, captured: 0, card: null });
      const sheet = walletChallenge.decode(payment.challenge, '', LENIENT);
      expect(sheet).toMatchObject({ wallet, order: { callbackUrl: RETURNS.success, cancelUrl: RETURNS.cancel } });
      await bench.answerSheet(payment, pressed);
      await bench.answerSheet(payment, pressed === 'approved' ? 'declined' : 'approved');
      expect(await bench.gateway.find(payment.ref)).toMatchObject({ state, challenge: null });
    });

    test('what it authorised is captured as a card is, and one that was left ends by itself', async () => {
      const [paid, left] = [await open(), await open()];
      await bench.answerSheet(paid, 'approved');
      expect((await bench.gateway.capture(paid.ref, { key: 'k', fils: 10_500 })).state).toBe('captured');
      await bench.advance(16 * 60_000);
      expect((await bench.gateway.find(left.ref))?.state).toBe('failed');
    });

    test('a reference opens one sheet, however often; a lost answer is found by it', async () => {
      const first = await open();
      expect(await open(first.ref)).toEqual(first);
      const ref = nextRef();
      bench.loseAnswers('after');
      await expect(open(ref)).rejects.toThrow(ProviderSilent);
      expect((await bench.gateway.find(ref))?.state).toBe('awaiting_3ds');
    });
  });

  describe('a kept card', () => {
    test('pays by its token, asks for 3-D Secure without a CVV, and is removed any number of times', async () => {
      const { card } = await pay(CARDS.amex, { keepsCard: true });
      expect(card).toMatchObject({ scheme: 'amex', maskedPan: '378282*****0005', expiry: '12/40' });
      const token = card?.token ?? '';
      const ref = nextRef();
      const again = await bench.gateway.authorise({ ...asked, ref, card: { token, sessionId: null } });
      expect(again).toMatchObject({ ref, state: 'awaiting_3ds', fils: 10_500 });
      expect(await bench.answerChallenge(again, true)).toBe('AUTHORISED');
      expect((await bench.gateway.completeChallenge(ref)).state).toBe('authorised');
      await bench.gateway.removeCard(token);
      await bench.gateway.removeCard(token);
    });

    test('one that nobody gave out is refused', async () => {
      const asking = bench.gateway.authorise({ ...asked, ref: nextRef(), card: { token: 'never', sessionId: null } });
      expect(await refusedBy(asking)).toBe('final: There is no such card');
    });

    test('is given where the payment went through and it was asked for', async () => {
      expect((await pay(CARDS.approved)).card).toBeNull();
      expect((await pay(CARDS.declined, { keepsCard: true })).card).toBeNull();
      const waiting = await pay(CARDS.asks3ds, { keepsCard: true });
      expect(waiting.card).toBeNull();
      await bench.answerChallenge(waiting, true);
      expect((await bench.gateway.find(waiting.ref))?.card).not.toBeNull();
    });
  });

  describe('operations', () => {
    test('capture in parts, refund in parts after settlement, each once by its key', async () => {
      const { gateway } = bench;
      const { ref } = await pay(CARDS.approved);
      await Promise.all([1, 2, 3].map(() => gateway.capture(ref, { key: 'take one', fils: 5000 })));
      const taken = await gateway.capture(ref, { key: 'take two', fils: 5500 });
      expect(taken).toMatchObject({ state: 'captured', captured: 10_500, operations: ['take one', 'take two'] });
      expect(await refusedBy(gateway.capture(ref, { key: 'more', fils: 1 }))).toBe('final: More than was authorised');
      expect(await refusedBy(gateway.void(ref, { key: 'void' }))).toMatch(/^final/);
      expect(await refusedBy(gateway.refund(ref, { key: 'back', fils: 500 }))).toBe('for now: It is not settled yet');
      await bench.advance(bench.settlesWithin);
      expect((await gateway.find(ref))?.isSettled).toBe(true);
      await Promise.all([1, 2, 3].map(() => gateway.refund(ref, { key: 'back', fils: 500 })));
      expect(await gateway.find(ref)).toMatchObject({ refunded: 500, state: 'captured' });
      expect(await refusedBy(gateway.refund(ref, { key: 'too much', fils: 10_001 }))).toBe(
        'final: More than was captured',
      );
      expect((await gateway.refund(ref, { key: 'the rest', fils: 10_000 })).state).toBe('refunded');
    });

    test('captures at once by many keys are never more than was authorised', async () => {
      const { ref } = await pay(CARDS.approved);
      const all = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          refusedBy(bench.gateway.capture(ref, { key: `k${index}`, fils: 3000 })),
        ),
      );
      expect(all.filter((word) => word.includes('done'))).toHaveLength(3);
      expect((await bench.gateway.find(ref))?.captured).toBe(9000);
    });

    test('void, any number of times by its key, and nothing after it', async () => {
      const { gateway } = bench;
      const { ref } = await pay(CARDS.approved);
      expect((await gateway.void(ref, { key: 'v' })).state).toBe('voided');
      expect((await gateway.void(ref, { key: 'v' })).state).toBe('voided');
      expect((await gateway.find(ref))?.operations).toEqual(['v']);
      expect(await refusedBy(gateway.capture(ref, { key: 'c', fils: 1 }))).toMatch(/^final/);
      expect(await refusedBy(gateway.refund(ref, { key: 'r', fils: 1 }))).toMatch(/^final/);
    });

    test('on a payment that it never heard of', async () => {
      expect(await refusedBy(bench.gateway.capture('none', { key: 'k', fils: 1 }))).toBe(
        'final: There is no such payment',
      );
    });

    test('the operator refuses one, for good or for now', async () => {
      const { ref } = await pay(CARDS.approved);
      await bench.refuseNext(ref, 'refuse_for_now');
      expect(await refusedBy(bench.gateway.capture(ref, { key: 'k', fils: 1 }))).toMatch(/^for now/);
      await bench.refuseNext(ref, 'refuse');
      expect(await refusedBy(bench.gateway.capture(ref, { key: 'k', fils: 1 }))).toMatch(/^final/);
      expect((await bench.gateway.capture(ref, { key: 'k', fils: 1 })).captured).toBe(1);
    });
  });

  describe('silence', () => {
    test('the card that never answers: only find tells that it was authorised', async () => {
      const ref = nextRef();
      const quick = bench.patient(300);
      const sessionId = await bench.session(CARDS.silent);
      await expect(quick.authorise({ ...asked, ref, card: { sessionId } })).rejects.toThrow(ProviderSilent);
      bench.tell(quick, ref);
      expect((await quick.find(ref))?.state).toBe('authorised');
      expect((await quick.find(ref))?.fils).toBe(10_500);
    });

    test('the card that answers late: silent until it is decided', async () => {
      const ref = nextRef();
      await expect(pay(CARDS.late, { ref })).rejects.toThrow(ProviderSilent);
      await expect(bench.gateway.find(ref)).rejects.toThrow(ProviderSilent);
      await bench.advance(8000);
      expect((await bench.gateway.find(ref))?.state).toBe('authorised');
    });

    test('an answer that was torn off, before or after the work', async () => {
      const { ref } = await pay(CARDS.approved);
      bench.loseAnswers('before');
      await expect(bench.gateway.capture(ref, { key: 'k', fils: 500 })).rejects.toThrow(ProviderSilent);
      expect((await bench.gateway.find(ref))?.operations).toEqual([]);
      await bench.advance(bench.resentAfter);
      bench.loseAnswers('after');
      await expect(bench.gateway.capture(ref, { key: 'k', fils: 500 })).rejects.toThrow(ProviderSilent);
      expect((await bench.gateway.find(ref))?.operations).toEqual(['k']);
      expect((await bench.gateway.capture(ref, { key: 'k', fils: 500 })).captured).toBe(500);
    });
  });
});
