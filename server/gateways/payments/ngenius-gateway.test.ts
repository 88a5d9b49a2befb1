/** What the N-Genius adapter does besides the suite of every gateway: tokens, lost answers, what is none of ours, events. Against the stub. */
import { beforeAll, describe, expect, test } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';
import { openNgeniusBench, type NgeniusBench } from '#tests/support/ngenius-bench.ts';
import { NGENIUS_ENV } from '#tests/support/ngenius-env.ts';
import { CARDS } from '#tests/support/sandbox.ts';

import { ProviderRefused, ProviderSilent, type PaymentGateway } from './payment-gateway.ts';

const MINUTE = 60_000;
const TOKEN = 'POST /identity/auth/access-token';

let bench: NgeniusBench;
let count = 0;
beforeAll(async () => {
  bench = await openNgeniusBench(await createTestDatabase());
});

const nextRef = (): string => `ref-${(count += 1)}`;
const asked = { fils: 10_500, keepsCard: false, language: 'en' } as const;
const order = (ref: string) => bench.stub.orders.find((one) => one.ref === ref);

async function pay(gateway: PaymentGateway = bench.gateway, ref = nextRef()) {
  return gateway.authorise({ ...asked, ref, card: { sessionId: await bench.session(CARDS.approved) } });
}

/** What is asked while it works, without the outlet's path. */
async function during(work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = bench.stub.asked.length;
  await work();
  return bench.stub.asked.slice(before);
}

describe('the access token', () => {
  test('is asked for once by many at a time, and kept until shortly before its end', async () => {
    const gateway = bench.another();
    const { ref } = await pay();
    const { ref: other } = await pay();
    const first = await during(() => Promise.all([gateway.find(ref), gateway.find(other)]));
    expect(first.filter((one) => one === TOKEN)).toHaveLength(1);
    await bench.advance(4 * MINUTE);
    expect(await during(() => gateway.find(ref))).not.toContain(TOKEN);
    await bench.advance(MINUTE - 20_000);
    expect(await during(() => gateway.find(ref))).toContain(TOKEN);
  });

  test('one that was ended early is asked for anew, once', async () => {
    const { ref } = await pay();
    bench.stub.endTokens();
    const path = `GET /orders/${order(ref)?.reference}`;
    expect(await during(() => bench.gateway.find(ref))).toEqual([path, TOKEN, path]);
  });

  test('a key that is not right is refused for now, and nothing is paid', async () => {
    const env = { NGENIUS_API_KEY: 'bm90LXRoZS1yaWdodC1rZXk=' };
    const ref = nextRef();
    const refusal = await pay(bench.another({ env }), ref).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: 'ProviderRefused', isFinal: false });
    expect(String(refusal)).not.toContain(env.NGENIUS_API_KEY);
    expect([order(ref), await bench.gateway.find(ref)]).toEqual([undefined, null]);
  });
});

describe('a payment whose answer was lost', () => {
  test('is not sent again, is silent until its event names the order, and is found by every process then', async () => {
    const ref = nextRef();
    bench.stub.loseAnswers('after');
    await expect(pay(bench.gateway, ref)).rejects.toThrow(ProviderSilent);
    expect(await during(() => expect(pay(bench.gateway, ref)).rejects.toThrow(ProviderSilent))).toEqual([]);
    await expect(bench.gateway.find(ref)).rejects.toThrow(ProviderSilent);
    bench.tell(bench.gateway, ref);
    expect((await bench.gateway.find(ref))?.state).toBe('authorised');
    expect((await bench.another().find(ref))?.state).toBe('authorised');
    expect(bench.stub.orders.filter((one) => one.ref === ref)).toHaveLength(1);
  });

  test('an event that names another’s order is not believed', async () => {
    const ref = nextRef();
    const { ref: another } = await pay();
    bench.stub.loseAnswers('after');
    await expect(pay(bench.gateway, ref)).rejects.toThrow(ProviderSilent);
    const { raw, headers } = bench.stub.eventOf(another);
    bench.gateway.readEvent(Buffer.from(raw.toString().replaceAll(`"${another}"`, `"${ref}"`)), headers, new Date());
    await expect(bench.gateway.find(ref)).rejects.toThrow('another payment');
  });

  test.each([
    [500, '{"message":"broken"}'],
    [409, '{"message":"again"}'],
    [429, ''],
    [201, 'not JSON'],
    [201, '{"state":"AUTHORISED"}'],
    [302, ''],
  ])('an answer of %d with %j tells nothing', async (status, body) => {
    bench.stub.answerNext({ status, body });
    await expect(pay()).rejects.toThrow(ProviderSilent);
  });

  test('one that was refused may be tried again under the same reference, and no number is repeated', async () => {
    const ref = nextRef();
    bench.stub.answerNext({ status: 422, body: '{"errors":[{"message":"Card 4111 1111 1111 1111 is not taken"}]}' });
    await expect(pay(bench.gateway, ref)).rejects.toThrow(new ProviderRefused('Card (number) is not taken', true));
    expect(await bench.gateway.find(ref)).toBeNull();
    expect((await pay(bench.gateway, ref)).state).toBe('authorised');
  });

  test('by a kept card it is found at once: its order was made before', async () => {
    const keeping = { ...asked, keepsCard: true, card: { sessionId: await bench.session(CARDS.approved) } };
    const { card } = await bench.gateway.authorise({ ...keeping, ref: nextRef() });
    const ref = nextRef();
    bench.stub.answerNext(null);
    const paying = () =>
      bench.gateway.authorise({ ...asked, ref, card: { token: card?.token ?? '', sessionId: null } });
    expect((await paying()).state).toBe('awaiting_3ds');
    const again = await during(paying);
    expect(again.filter((one) => !one.startsWith('GET'))).toEqual([]);
    await expect(
      bench.gateway.authorise({ ...asked, ref: nextRef(), card: { token: card?.token ?? '', sessionId: 'a' } }),
    ).rejects.toThrow('no session of a CVV');
  });
});

describe('an operation whose answer was lost', () => {
  test('is recognised by another process, and equal ones are each done once', async () => {
    const { ref } = await pay();
    bench.stub.loseAnswers('after');
    await expect(bench.gateway.capture(ref, { key: 'one', fils: 3000 })).rejects.toThrow(ProviderSilent);
    const other = bench.another();
    expect((await other.capture(ref, { key: 'one', fils: 3000 })).captured).toBe(3000);
    expect(await other.capture(ref, { key: 'two', fils: 3000 })).toMatchObject({
      captured: 6000,
      operations: ['one', 'two'],
    });
    expect(order(ref)?.captures).toHaveLength(2);
  });

  test('is not sent again while it may be on its way', async () => {
    const { ref } = await pay();
    bench.stub.loseAnswers('before');
    const capture = () => bench.gateway.capture(ref, { key: 'k', fils: 3000 });
    await expect(capture()).rejects.toThrow(ProviderSilent);
    await bench.advance(9 * MINUTE);
    await expect(capture()).rejects.toThrow('does not show it yet');
    await bench.advance(2 * MINUTE);
    expect((await capture()).captured).toBe(3000);
  });

  test('what was captured by hand is nobody’s: no further capture before a person has looked', async () => {
    const { ref } = await pay();
    order(ref)?.captures.push({ reference: 'by-hand', captureReference: null, fils: 3000, at: bench.stub.now() });
    await expect(bench.gateway.capture(ref, { key: 'k', fils: 3000 })).rejects.toThrow('none of ours');
    expect(order(ref)?.captures).toHaveLength(1);
  });

  test('a refund of several captures is one a capture, and a part that was refused is sent again alone', async () => {
    const { ref } = await pay();
    await bench.gateway.capture(ref, { key: 'one', fils: 3000 });
    await bench.gateway.capture(ref, { key: 'two', fils: 4000 });
    await bench.advance(bench.settlesWithin);
    await bench.gateway.refund(ref, { key: 'first', fils: 1000 });
    const refund = () => bench.gateway.refund(ref, { key: 'rest', fils: 5000 });
    bench.stub.answerNext({ status: 422, body: '{"message":"Not now"}' });
    await expect(refund()).rejects.toThrow(new ProviderRefused('Not now', false));
    bench.stub.loseAnswers('after');
    await expect(refund()).rejects.toThrow(ProviderSilent);
    expect(await refund()).toMatchObject({
      captured: 7000,
      refunded: 6000,
      operations: ['one', 'two', 'first', 'rest'],
    });
    expect(order(ref)?.refunds.map(({ fils }) => fils)).toEqual([1000, 2000, 3000]);
  });

  test('a cancel is recognised too, and one that is refused may be tried again', async () => {
    const { ref } = await pay();
    const cancel = () => bench.gateway.void(ref, { key: 'v' });
    bench.stub.answerNext({ status: 422, body: '{"message":"Not now"}' });
    await expect(cancel()).rejects.toThrow(new ProviderRefused('Not now', false));
    bench.stub.loseAnswers('after');
    await expect(cancel()).rejects.toThrow(ProviderSilent);
    expect(await bench.another().find(ref)).toMatchObject({ state: 'voided', operations: ['v'] });
  });

  test('a key is of one operation', async () => {
    const { ref } = await pay();
    await bench.gateway.capture(ref, { key: 'k', fils: 3000 });
    await expect(bench.gateway.capture(ref, { key: 'k', fils: 2000 })).rejects.toThrow('another operation');
  });
});

describe('two processes of the shop at once', () => {
  const both = (work: (gateway: PaymentGateway) => Promise<unknown>) =>
    Promise.allSettled([bench.gateway, bench.another()].map(work));
  const wordOf = (one: PromiseSettledResult<unknown>): string =>
    one.status === 'fulfilled' ? 'done' : one.reason instanceof ProviderSilent ? 'silent' : String(one.reason);

  test('start one payment, and do an operation once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ref = nextRef();
      const paid = await both((gateway) => pay(gateway, ref));
      expect(paid.map(wordOf).toSorted()).toMatchObject(['done', expect.stringMatching(/^(done|silent)$/)]);
      expect(bench.stub.orders.filter((one) => one.ref === ref)).toHaveLength(1);
      const captured = await both((gateway) => gateway.capture(ref, { key: 'k', fils: 3000 }));
      expect(captured.map(wordOf).toSorted()).toMatchObject(['done', expect.stringMatching(/^(done|silent)$/)]);
      expect(order(ref)?.captures).toHaveLength(1);
    }
  });
});

describe('what the order says', () => {
  test('a payment to which no card came within the hour has failed', async () => {
    const ref = nextRef();
    await expect(pay(bench.gateway, ref)).resolves.toMatchObject({ state: 'authorised' });
    Object.assign(order(ref) ?? {}, { base: 'STARTED' });
    await expect(bench.gateway.find(ref)).rejects.toThrow('has not decided yet');
    await bench.advance(61 * MINUTE);
    expect((await bench.gateway.find(ref))?.state).toBe('failed');
  });

  test('a capture that N-Genius refuses is refused for good, and was not done', async () => {
    const { ref } = await pay();
    bench.stub.answerNext({ status: 422, body: '{"message":"The authorisation has lapsed"}' });
    await expect(bench.gateway.capture(ref, { key: 'k', fils: 1 })).rejects.toMatchObject({ isFinal: true });
    expect(await bench.gateway.find(ref)).toMatchObject({ captured: 0, operations: [] });
  });
});

describe('the page', () => {
  test('is handed a challenge without the card that pays', async () => {
    const card = { sessionId: await bench.session(CARDS.asks3ds) };
    const { challenge } = await bench.gateway.authorise({ ...asked, ref: nextRef(), card });
    expect(challenge?.state).toBe('AWAIT_3DS');
    expect(JSON.stringify(challenge)).not.toContain('cardToken');
  });
});

describe('an event', () => {
  const read = (change: (headers: Record<string, string>) => Record<string, string>, raw?: Buffer) => {
    const event = bench.stub.eventOf('ref-1');
    return bench.gateway.readEvent(raw ?? event.raw, change(event.headers), new Date());
  };
  const name = NGENIUS_ENV.NGENIUS_HOOK_HEADER.toLowerCase();

  test('is proved by the header of the settings', () => {
    expect(read((headers) => headers)?.ref).toBe('ref-1');
    expect(read(() => ({}))).toBeNull();
    expect(read((headers) => ({ [name]: `${headers[name]}x` }))).toBeNull();
    expect(read(() => ({ [name]: '' }))).toBeNull();
    expect(read((headers) => ({ 'x-other': headers[name] ?? '' }))).toBeNull();
  });

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"order":{}}',
    '{"outletId":"another","order":{"merchantOrderReference":"ref-1"}}',
  ])('of %j is none', (body) => {
    expect(read((headers) => headers, Buffer.from(body))).toBeNull();
  });

  test('without an id has one of its content', () => {
    const body = Buffer.from('{"order":{"merchantOrderReference":"ref-1"}}');
    expect(read((headers) => headers, body)).toEqual(read((headers) => headers, body));
    expect(read((headers) => headers, body)?.id).toMatch(/^[\da-f]{64}$/);
  });
});
