/** What the sandbox's adapter does besides the suite of every gateway (payment-gateway.test.ts): its form, CVV sessions, lapses, answers that say nothing. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';
import { refusedBy } from '#tests/support/refused-by.ts';
import { CARDS, openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

import { ProviderSilent } from './payment-gateway.ts';
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

describe('authorising', () => {
  test('a session is paid with once, and not for long', async () => {
    const sessionId = await sandbox.session(CARDS.approved);
    await sandbox.gateway.authorise({ ...asked, ref: nextRef(), card: { sessionId } });
    expect(await refusedBy(sandbox.gateway.authorise({ ...asked, ref: nextRef(), card: { sessionId } }))).toMatch(
      /^final: There is no such session/,
    );
    const old = await sandbox.session(CARDS.approved);
    await sandbox.advance(31 * 60_000);
    expect(await refusedBy(sandbox.gateway.authorise({ ...asked, ref: nextRef(), card: { sessionId: old } }))).toMatch(
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
    expect(await refusedBy(by(await sandbox.session(CARDS.approved)))).toMatch(/^final: There is no such session/);
    await sandbox.gateway.removeCard(token);
    await sandbox.gateway.removeCard(token);
    expect(await refusedBy(by(null))).toBe('final: There is no such card');
  });
});

describe('operations', () => {
  test('void, and a lapse after seven days', async () => {
    const { gateway } = sandbox;
    const { ref } = await pay(CARDS.approved);
    expect((await gateway.void(ref, { key: 'v' })).state).toBe('voided');
    expect((await gateway.void(ref, { key: 'v' })).state).toBe('voided');
    expect(await refusedBy(gateway.capture(ref, { key: 'c', fils: 1 }))).toMatch(/^final/);
    const other = await pay(CARDS.approved);
    await sandbox.advance(7 * DAY);
    expect((await gateway.find(other.ref))?.state).toBe('voided');
  });
});

describe('silence', () => {
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
    expect(await refusedBy(stranger.find('r'))).toBe('for now: The secret is not right');
  });
});
