/** The adapter against the sandbox over HTTP: what it says, what it refuses, and what is not known after silence. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';
import { CARDS, openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

import { ProviderRefused, ProviderSilent } from './payment-gateway.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

const DAY = 24 * 3600 * 1000;

let sandbox: TestSandbox;
let count = 0;
beforeAll(async () => {
  sandbox = await openTestSandbox(await createTestDatabase());
});

const nextRef = (): string => `ref-${(count += 1)}`;
const asked = { fils: 10_500, keepsCard: false, language: 'en' } as const;

async function pay(number: string, options: { keepsCard?: boolean; ref?: string } = {}) {
  const { ref = nextRef(), keepsCard = false } = options;
  return sandbox.gateway.authorise({ ...asked, ref, keepsCard, card: { sessionId: await sandbox.session(number) } });
}

const refused = async (asking: Promise<unknown>): Promise<string> => {
  const error: unknown = await asking.then(
    () => 'done',
    (thrown: unknown) => thrown,
  );
  if (error instanceof ProviderRefused) return `${error.isFinal ? 'final' : 'for now'}: ${error.message}`;
  return String(error);
};

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
    expect(await sandbox.gateway.find(payment.ref)).toEqual(payment);
    expect(await sandbox.gateway.find('never-heard-of')).toBeNull();
  });

  test('a declined card answers failed, and stays so', async () => {
    const { ref, state } = await pay(CARDS.declined);
    expect([state, (await sandbox.gateway.find(ref))?.state]).toEqual(['failed', 'failed']);
    expect(await refused(sandbox.gateway.capture(ref, { key: 'k', fils: 1 }))).toMatch(/^final/);
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
      expect((await sandbox.gateway.completeChallenge(payment.ref)).state).toBe('awaiting_3ds');
      expect(await sandbox.answerChallenge(payment, isConfirmed)).toBe(word);
      expect(await sandbox.answerChallenge(payment, !isConfirmed)).toBe(word);
      const after = await sandbox.gateway.completeChallenge(payment.ref);
      expect([after.state, after.challenge]).toEqual([state, null]);
    },
  );

  test('a reference starts one payment, however often and by how many it is asked for', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ref = nextRef();
      const sessionId = await sandbox.session(CARDS.approved);
      const ask = () => sandbox.gateway.authorise({ ...asked, ref, card: { sessionId } });
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await refused(sandbox.gateway.authorise({ ...asked, ref, fils: 1, card: { sessionId } }))).toMatch(
        /^final: .*another amount/,
      );
    }
  });

  test('a session is paid with once, and not for long', async () => {
    const sessionId = await sandbox.session(CARDS.approved);
    await sandbox.gateway.authorise({ ...asked, ref: nextRef(), card: { sessionId } });
    expect(await refused(sandbox.gateway.authorise({ ...asked, ref: nextRef(), card: { sessionId } }))).toMatch(
      /^final: There is no such session/,
    );
    const old = await sandbox.session(CARDS.approved);
    await sandbox.advance(31 * 60_000);
    expect(await refused(sandbox.gateway.authorise({ ...asked, ref: nextRef(), card: { sessionId: old } }))).toMatch(
      /^final: The session is too old/,
    );
  });

  test('the form takes test cards alone, and each with its own CVV and a date to come', async () => {
    await expect(sandbox.session('4242424242424242')).rejects.toThrow('test cards only');
    await expect(sandbox.session(CARDS.amex, { cvv: '123' })).rejects.toThrow('CVV');
    await expect(sandbox.session(CARDS.approved, { cvv: '1234' })).rejects.toThrow('CVV');
    await expect(sandbox.session(CARDS.approved, { expiry: '10/26' })).rejects.toThrow('expired');
    await expect(sandbox.session(CARDS.approved, { expiry: '13/40' })).rejects.toThrow('expired');
    await expect(sandbox.session(CARDS.approved, { name: ' 12 ' })).rejects.toThrow('name');
  });
});

describe('a kept card', () => {
  test('pays by its token with its CVV, asks for 3-D Secure without, and not at all once removed', async () => {
    const { card } = await pay(CARDS.amex, { keepsCard: true });
    expect(card).toMatchObject({ scheme: 'amex', maskedPan: '378282*****0005', expiry: '12/40' });
    const token = card?.token ?? '';
    const by = (sessionId: string | null) =>
      sandbox.gateway.authorise({ ...asked, ref: nextRef(), card: { token, sessionId } });
    expect((await by(await sandbox.cvvSession('1234'))).state).toBe('authorised');
    expect((await by(null)).state).toBe('awaiting_3ds');
    expect(await refused(by(await sandbox.session(CARDS.approved)))).toMatch(/^final: There is no such session/);
    await sandbox.gateway.removeCard(token);
    await sandbox.gateway.removeCard(token);
    expect(await refused(by(null))).toBe('final: There is no such card');
  });

  test('is given where the payment went through and it was asked for', async () => {
    expect((await pay(CARDS.approved)).card).toBeNull();
    expect((await pay(CARDS.declined, { keepsCard: true })).card).toBeNull();
    const waiting = await pay(CARDS.asks3ds, { keepsCard: true });
    expect(waiting.card).toBeNull();
    await sandbox.answerChallenge(waiting, true);
    expect((await sandbox.gateway.find(waiting.ref))?.card).not.toBeNull();
  });
});

describe('operations', () => {
  test('capture in parts, refund in parts after settlement, each once by its key', async () => {
    const { gateway } = sandbox;
    const { ref } = await pay(CARDS.approved);
    await Promise.all([1, 2, 3].map(() => gateway.capture(ref, { key: 'take one', fils: 5000 })));
    const taken = await gateway.capture(ref, { key: 'take two', fils: 5500 });
    expect(taken).toMatchObject({ state: 'captured', captured: 10_500, operations: ['take one', 'take two'] });
    expect(await refused(gateway.capture(ref, { key: 'more', fils: 1 }))).toBe('final: More than was authorised');
    expect(await refused(gateway.void(ref, { key: 'void' }))).toMatch(/^final/);
    expect(await refused(gateway.refund(ref, { key: 'back', fils: 500 }))).toBe('for now: It is not settled yet');
    await sandbox.advance(60_000);
    expect((await gateway.find(ref))?.isSettled).toBe(true);
    await Promise.all([1, 2, 3].map(() => gateway.refund(ref, { key: 'back', fils: 500 })));
    expect(await gateway.find(ref)).toMatchObject({ refunded: 500, state: 'captured' });
    expect(await refused(gateway.refund(ref, { key: 'too much', fils: 10_001 }))).toBe('final: More than was captured');
    expect((await gateway.refund(ref, { key: 'the rest', fils: 10_000 })).state).toBe('refunded');
  });

  test('captures at once by many keys are never more than was authorised', async () => {
    const { ref } = await pay(CARDS.approved);
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => refused(sandbox.gateway.capture(ref, { key: `k${index}`, fils: 3000 }))),
    );
    expect(all.filter((word) => word.includes('done'))).toHaveLength(3);
    expect((await sandbox.gateway.find(ref))?.captured).toBe(9000);
  });

  test('void, and a lapse after seven days', async () => {
    const { gateway } = sandbox;
    const { ref } = await pay(CARDS.approved);
    expect((await gateway.void(ref, { key: 'v' })).state).toBe('voided');
    expect((await gateway.void(ref, { key: 'v' })).state).toBe('voided');
    expect(await refused(gateway.capture(ref, { key: 'c', fils: 1 }))).toMatch(/^final/);
    const other = await pay(CARDS.approved);
    await sandbox.advance(7 * DAY);
    expect((await gateway.find(other.ref))?.state).toBe('voided');
  });

  test('on a payment that it never heard of', async () => {
    expect(await refused(sandbox.gateway.capture('none', { key: 'k', fils: 1 }))).toBe(
      'final: There is no such payment',
    );
  });

  test('the operator refuses one, for good or for now', async () => {
    const { ref } = await pay(CARDS.approved);
    await sandbox.refuseNext(ref, 'refuse_for_now');
    expect(await refused(sandbox.gateway.capture(ref, { key: 'k', fils: 1 }))).toMatch(/^for now/);
    await sandbox.refuseNext(ref, 'refuse');
    expect(await refused(sandbox.gateway.capture(ref, { key: 'k', fils: 1 }))).toMatch(/^final/);
    expect((await sandbox.gateway.capture(ref, { key: 'k', fils: 1 })).captured).toBe(1);
  });
});

describe('silence', () => {
  test('the card that never answers: only find tells that it was authorised', async () => {
    const ref = nextRef();
    const quick = sandboxGateway({ ...place(sandbox.origin), timeout: 300 });
    const sessionId = await sandbox.session(CARDS.silent);
    await expect(quick.authorise({ ...asked, ref, card: { sessionId } })).rejects.toThrow(ProviderSilent);
    expect((await quick.find(ref))?.state).toBe('authorised');
  });

  test('the card that answers late: silent until it is decided', async () => {
    const ref = nextRef();
    await expect(pay(CARDS.late, { ref })).rejects.toThrow(ProviderSilent);
    await expect(sandbox.gateway.find(ref)).rejects.toThrow(ProviderSilent);
    await sandbox.advance(8000);
    expect((await sandbox.gateway.find(ref))?.state).toBe('authorised');
  });

  test('an answer that was torn off, before or after the work', async () => {
    const { ref } = await pay(CARDS.approved);
    sandbox.loseAnswers('before');
    await expect(sandbox.gateway.capture(ref, { key: 'k', fils: 500 })).rejects.toThrow(ProviderSilent);
    expect((await sandbox.gateway.find(ref))?.operations).toEqual([]);
    sandbox.loseAnswers('after');
    await expect(sandbox.gateway.capture(ref, { key: 'k', fils: 500 })).rejects.toThrow(ProviderSilent);
    expect((await sandbox.gateway.find(ref))?.operations).toEqual(['k']);
    expect((await sandbox.gateway.capture(ref, { key: 'k', fils: 500 })).captured).toBe(500);
  });

  const place = (origin: string) => ({ origin, serverOrigin: origin, secret: sandbox.secret });
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => server.close()));
  const stub = (listener: RequestListener): Promise<string> =>
    new Promise((resolve) => {
      const server = createServer(listener).listen(0, '127.0.0.1', () => {
        servers.push(server);
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      });
    });

  test.each([
    [500, '{"message":"broken","isFinal":true}'],
    [503, ''],
    [429, '{"message":"slower","isFinal":true}'],
    [200, 'not JSON'],
    [200, '{"ref":"r"}'],
    [302, ''],
  ])('an answer of %d with %j tells nothing', async (status, body) => {
    const origin = await stub((_request, response) => response.writeHead(status, { location: '/' }).end(body));
    await expect(sandboxGateway(place(origin)).find('r')).rejects.toThrow(ProviderSilent);
  });

  test('nor does nobody at all', async () => {
    await expect(sandboxGateway(place('http://127.0.0.1:1')).void('r', { key: 'k' })).rejects.toThrow(ProviderSilent);
  });

  test('a secret that is not right is refused, but not for good', async () => {
    const stranger = sandboxGateway({ ...place(sandbox.origin), secret: 'x'.repeat(43) });
    expect(await refused(stranger.find('r'))).toBe('for now: The secret is not right');
  });
});
