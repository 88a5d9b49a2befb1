/** The sandbox's events: each once, proved by HMAC over time and body, and what the adapter believes (security.md row 30). */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';
import { CARDS, openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

import { SIGNATURE_HEADER } from './event-signature.ts';

interface Received {
  readonly raw: Buffer;
  readonly headers: IncomingHttpHeaders;
}

let sandbox: TestSandbox;
let shop: Server;
let received: Received[] = [];
let status = 200;
beforeAll(async () => {
  shop = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ raw: Buffer.concat(chunks), headers: request.headers });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  const hookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hooks/payments`;
  sandbox = await openTestSandbox(await createTestDatabase(), { hookUrl });
});
afterAll(() => shop.close());
beforeEach(() => {
  received = [];
  status = 200;
});

let count = 0;
async function pay(number: string = CARDS.approved) {
  const card = { sessionId: await sandbox.session(number) };
  const ref = `event-${(count += 1)}`;
  return sandbox.gateway.authorise({ ref, fils: 1000, card, keepsCard: false, language: 'en' });
}

const bodyOf = ({ raw }: Received) => JSON.parse(raw.toString()) as { id: string; ref: string; kind: string };
/** Of one payment. */
const bodies = (ref: string) => received.map(bodyOf).filter((body) => body.ref === ref);
const kinds = (ref: string) => bodies(ref).map(({ kind }) => kind);
const heard = (ref: string, number: number) => vi.waitFor(() => expect(bodies(ref)).toHaveLength(number), 2000);
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

test('each change is told once, whatever the shop answers', async () => {
  status = 500;
  const { ref } = await pay();
  await heard(ref, 1);
  await sandbox.gateway.capture(ref, { key: 'k', fils: 1000 });
  await sandbox.gateway.capture(ref, { key: 'k', fils: 1000 });
  await heard(ref, 2);
  await sandbox.advance(60_000);
  await heard(ref, 3);
  await sandbox.gateway.refund(ref, { key: 'r', fils: 400 });
  await heard(ref, 4);
  await sandbox.advance(60_000);
  await pause(100);
  expect(kinds(ref)).toEqual(['authorised', 'captured', 'settled', 'refunded']);
  expect(new Set(bodies(ref).map(({ id }) => id)).size).toBe(4);
});

test('a challenge, a late answer and a lapse are told too', async () => {
  const waiting = await pay(CARDS.asks3ds);
  await sandbox.answerChallenge(waiting, true);
  await heard(waiting.ref, 2);
  expect(kinds(waiting.ref)).toEqual(['awaiting_3ds', 'authorised']);
  await pay(CARDS.late).catch(() => undefined);
  const late = `event-${count}`;
  await heard(late, 1);
  await sandbox.advance(8000);
  await heard(late, 2);
  await sandbox.advance(8 * 24 * 3600 * 1000);
  await heard(late, 3);
  expect(kinds(late)).toEqual(['pending', 'authorised', 'lapsed']);
});

describe('the operator', () => {
  const press = (ref: string, verb: string, headers: Record<string, string> = { origin: sandbox.origin }) =>
    fetch(`${sandbox.origin}/operator/${ref}/${verb}`, { method: 'POST', headers, redirect: 'manual' });

  test('drops an event, and the next is sent', async () => {
    const { ref } = await pay();
    await heard(ref, 1);
    expect((await press(ref, 'drop')).status).toBe(303);
    await sandbox.gateway.capture(ref, { key: 'k', fils: 400 });
    await sandbox.gateway.capture(ref, { key: 'l', fils: 600 });
    await heard(ref, 2);
    await pause(100);
    expect(kinds(ref)).toEqual(['authorised', 'captured']);
  });

  test('delays one, and repeats one under its own id', async () => {
    const { ref } = await pay();
    await heard(ref, 1);
    await press(ref, 'delay');
    await sandbox.gateway.void(ref, { key: 'v' });
    expect(bodies(ref)).toHaveLength(1);
    await heard(ref, 2);
    await vi.waitFor(async () => {
      expect((await (await fetch(sandbox.origin)).text()).match(/voided \(answered 200\)/g)).toHaveLength(1);
    });
    await press(ref, 'repeat');
    await heard(ref, 3);
    expect(bodies(ref)[2]).toEqual(bodies(ref)[1]);
  });

  test('settles, and fails what waits', async () => {
    const { ref } = await pay();
    await sandbox.gateway.capture(ref, { key: 'k', fils: 1000 });
    await press(ref, 'settle');
    expect((await sandbox.gateway.find(ref))?.isSettled).toBe(true);
    const waiting = await pay(CARDS.asks3ds);
    await press(waiting.ref, 'fail');
    expect((await sandbox.gateway.find(waiting.ref))?.state).toBe('failed');
  });

  test.each([{}, { origin: 'http://127.0.0.1:4173' }, { origin: 'null' }])(
    'is not a page with %j as its origin',
    async (headers) => {
      const { ref } = await pay();
      expect((await press(ref, 'fail', headers)).status).toBe(403);
      expect((await sandbox.gateway.capture(ref, { key: 'k', fils: 1 })).captured).toBe(1);
    },
  );
});

describe('what the shop believes', () => {
  const minute = 60_000;
  const read = ({ raw, headers }: Received, late = 0) =>
    sandbox.gateway.readEvent(raw, headers, new Date(sandbox.now().getTime() + late));

  test('the right one, and a repeated one as the same event; none that is wrong, old, from the future or bare', async () => {
    const { ref } = await pay();
    await heard(ref, 1);
    const one = received.find((event) => bodyOf(event).ref === ref);
    if (!one) throw new Error('No event');
    const id = bodies(ref)[0]?.id;
    expect(read(one)).toEqual({ id, ref });
    // Replayed within five minutes it is the same id, which the shop has had.
    expect(read(one, 4 * minute)).toEqual({ id, ref });
    expect(read(one, 6 * minute)).toBeNull();
    expect(read(one, -6 * minute)).toBeNull();
    expect(read({ ...one, headers: {} })).toBeNull();
    const signature = String(one.headers[SIGNATURE_HEADER]);
    const signed = (value: string): Received => ({ ...one, headers: { [SIGNATURE_HEADER]: value } });
    expect(read(signed(signature))).not.toBeNull();
    expect(read(signed(signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'))))).toBeNull();
    expect(read(signed(signature.replace(/t=\d+/, `t=${sandbox.now().getTime() + 1}`)))).toBeNull();
    expect(read(signed(signature.slice(0, -2)))).toBeNull();
    expect(read(signed(''))).toBeNull();
    expect(read({ ...one, raw: Buffer.from(one.raw.toString().replace(ref, 'event-0')) })).toBeNull();
    expect(read({ ...one, raw: Buffer.concat([one.raw, Buffer.from(' ')]) })).toBeNull();
  });
});
