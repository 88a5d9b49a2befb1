/** /card-frame: its policy, and that what it says and hears is what contract/card-frame.ts says (security.md rows 33 and 34). */
import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';

import fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';

import { fromCardFrame, toCardFrame } from '#contract/card-frame.ts';
import { LENIENT, type Decoded } from '#contract/wire.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { NGENIUS_ENV } from '#tests/support/ngenius-env.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

import { cardFrame } from './card-frame.ts';

const ORIGIN = 'http://127.0.0.1:4173';

describe('the page', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp(await createTestDatabase());
  });

  test('opens the sandbox’s origin and the banks’ pages, and is framed by the shop alone', async () => {
    const { headers, body, statusCode } = await shop.app.inject('/card-frame?language=ar#x');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' http://127.0.0.1:4174; style-src 'self'; img-src 'self' data:; connect-src 'none'; " +
        "frame-src http://127.0.0.1:4174 https:; form-action http://127.0.0.1:4174 https:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
    );
    expect(headers['permissions-policy']).toContain('payment=(self)');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<script src="http://127.0.0.1:4174/sdk.js" defer>');
    // It takes nothing from its address.
    expect(body).toBe((await shop.app.inject('/card-frame')).body);
  });

  test('has two scripts, the inventory of docs/security.md, and none inline', async () => {
    const { body } = await shop.app.inject('/card-frame');
    const scripts = [...body.matchAll(/<script[^>]*>([^<]*)/g)];
    expect(scripts.map(([tag, inline]) => [/src="([^"]*)"/.exec(tag)?.[1], inline])).toEqual([
      ['http://127.0.0.1:4174/sdk.js', ''],
      ['/card-frame/frame.js', ''],
    ]);
    const inventory = await readFile('docs/security.md', 'utf8');
    for (const name of ['/card-frame/frame.js', '/sdk.js']) expect(inventory).toContain(`\`${name}\``);
  });

  test.each(['frame.js', 'frame.css', 'ngenius.js'])('%s is served, and never kept', async (name) => {
    const { headers, statusCode } = await shop.app.inject(`/card-frame/${name}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  });

  test('what a provider’s settings hold cannot end the attribute, and connections are opened where it needs some', async () => {
    const app = fastify();
    const party = {
      sdkUrl: 'https://pay.example/sdk.js',
      scriptOrigins: ['https://pay.example'],
      frameOrigins: ['https://pay.example'],
      connectOrigins: ['https://api.pay.example'],
      settings: { apiKey: `"><script>alert(1)</script>'` },
    };
    await app.register(cardFrame(party));
    const { body, headers } = await app.inject('/card-frame');
    expect(body).not.toContain('<script>alert');
    expect(headers['content-security-policy']).toContain('connect-src https://api.pay.example;');
    await app.close();
  });

  test('of N-Genius has its script, ours that turns it into the surface of frame.js, and its origins', async () => {
    const real = await createTestApp(await createTestDatabase(), { env: NGENIUS_ENV });
    const { headers, body } = await real.app.inject('/card-frame');
    expect([...body.matchAll(/<script src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      'https://page.ngenius.example/hosted-sessions/sdk.js',
      '/card-frame/ngenius.js',
      '/card-frame/frame.js',
    ]);
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' https://page.ngenius.example; style-src 'self'; img-src 'self' data:; " +
        'connect-src https://page.ngenius.example https://api.ngenius.example; frame-src https://page.ngenius.example https:;',
    );
    // What the SDK needs to be shown, and neither key of the server's side.
    expect(body).toContain(NGENIUS_ENV.NGENIUS_SESSION_KEY);
    expect(body).not.toContain(NGENIUS_ENV.NGENIUS_API_KEY);
    expect(body).not.toContain(NGENIUS_ENV.NGENIUS_HOOK_SECRET);
    expect(await readFile('docs/security.md', 'utf8')).toContain('`/card-frame/ngenius.js`');
  });
});

type Said = Decoded<typeof fromCardFrame>;
type Options = Record<string, unknown> & {
  onSuccess: () => void;
  onFail: () => void;
  onChangeValidStatus: (valid: Record<string, boolean>) => void;
};

const COLOURS = {
  ground: '#ffffff',
  ink: '#35261a',
  soft: '#6a5644',
  line: '#94806a',
  action: '#1c6843',
  danger: '#b3261e',
} as const;

/** frame.js in a page of its own, with a stand-in for the provider's SDK. */
async function openFrame(sdk: Record<string, unknown> | null) {
  const said: Said[] = [];
  const targets: unknown[] = [];
  let hear: (event: unknown) => void = () => undefined;
  const shown: { options?: Options } = {};
  const mount = (_place: unknown, options: Options): void => {
    shown.options = options;
  };
  const parent = {
    postMessage: (message: unknown, target: unknown) => {
      said.push(fromCardFrame.decode(message, '', { ...LENIENT, strict: true }));
      targets.push(target);
    },
  };
  const element = { style: { setProperty: () => undefined }, dataset: { settings: '{"outlet":"o1"}' } };
  const page = createContext({
    document: { querySelector: () => element, body: element, documentElement: element },
    location: { origin: ORIGIN },
    parent,
    innerWidth: 390,
    innerHeight: 600,
    addEventListener: (_kind: string, listener: typeof hear) => {
      hear = listener;
    },
    NI: sdk && { mountCardInput: mount, mountCvvInput: mount, ...sdk },
  });
  runInContext(await readFile(new URL('./frame.js', import.meta.url), 'utf8'), page);
  const send = (data: unknown, { origin = ORIGIN, source = parent }: { origin?: string; source?: unknown } = {}) =>
    hear({ data, origin, source });
  const show = (what: 'card' | 'cvv' | 'challenge', challenge: Record<string, unknown> | null = null) =>
    toCardFrame.encode({ kind: 'show', what, language: 'ar', colours: COLOURS, scheme: 'amex', challenge });
  return { said, targets, send, show, shown };
}

const settled = () => new Promise((done) => setTimeout(done, 5));

describe('frame.js', () => {
  test('shows the card form and passes on what the SDK says of it', async () => {
    const { said, targets, send, show, shown } = await openFrame({});
    send(show('card'));
    expect(shown.options).toMatchObject({ outlet: 'o1', language: 'ar', style: COLOURS });
    shown.options?.onSuccess();
    shown.options?.onChangeValidStatus({
      isPanValid: true,
      isNameValid: false,
      isExpiryValid: true,
      isCVVValid: false,
    });
    shown.options?.onFail();
    expect(said).toEqual([
      { kind: 'loaded' },
      { kind: 'valid', number: true, name: false, expiry: true, cvv: false },
      { kind: 'failed', at: 'load' },
    ]);
    expect(new Set(targets)).toEqual(new Set([ORIGIN]));
  });

  test('of what it showed before it says nothing any more', async () => {
    const { said, send, show, shown } = await openFrame({});
    send(show('card'));
    const before = shown.options;
    send(show('cvv'));
    expect(shown.options).toMatchObject({ scheme: 'amex' });
    before?.onSuccess();
    expect(said).toEqual([]);
  });

  test('asks for a session, and says where there is none', async () => {
    const answers = [() => Promise.resolve('ses_1'), () => Promise.reject(new Error('no'))];
    const { said, send } = await openFrame({ generateSessionId: () => answers.shift()?.() });
    send(toCardFrame.encode({ kind: 'session' }));
    await settled();
    send(toCardFrame.encode({ kind: 'session' }));
    await settled();
    expect(said).toEqual([
      { kind: 'session', id: 'ses_1' },
      { kind: 'failed', at: 'session' },
    ]);
  });

  test('runs a challenge with the answer as it is, and says how it ended', async () => {
    const asked: unknown[] = [];
    const words = ['AUTHORISED', 'something else'];
    const handlePaymentResponse = (...given: unknown[]) => {
      asked.push(given);
      return Promise.resolve(words.shift());
    };
    const { said, send, show } = await openFrame({ handlePaymentResponse });
    const challenge = { state: 'AWAIT_3DS', url: 'http://127.0.0.1:4174/challenge/x', deep: { is: [1] } };
    send(show('challenge', challenge));
    await settled();
    send(show('challenge', challenge));
    await settled();
    expect(asked[0]).toMatchObject([challenge, { size: { width: 390, height: 600 } }]);
    expect(said).toEqual([
      { kind: 'loaded' },
      { kind: 'outcome', word: 'AUTHORISED' },
      { kind: 'loaded' },
      { kind: 'failed', at: 'challenge' },
    ]);
  });

  test('without the SDK it says that nothing loaded', async () => {
    const { said, send, show } = await openFrame(null);
    send(show('card'));
    send(toCardFrame.encode({ kind: 'session' }));
    await settled();
    expect(said).toEqual([
      { kind: 'failed', at: 'load' },
      { kind: 'failed', at: 'session' },
    ]);
  });

  test('hears nobody but the page around it, on its own origin, in the words of the contract', async () => {
    const { said, send, show, shown } = await openFrame({ generateSessionId: () => Promise.resolve('ses_1') });
    for (const origin of ['https://evil.example', 'http://127.0.0.1:4174', 'null']) send(show('card'), { origin });
    send(show('card'), { source: {} });
    send(toCardFrame.encode({ kind: 'session' }), { origin: 'https://evil.example' });
    const card = show('card') as Record<string, unknown>;
    const wrong: unknown[] = [
      null,
      'show',
      { ...card, what: 'wallet' },
      { ...card, language: 'fr' },
      { ...card, colours: { ...COLOURS, ink: 'red;}' } },
      { ...card, colours: null },
      { ...card, challenge: {} },
      { ...card, what: 'challenge', challenge: null },
      { ...card, kind: 'hide' },
    ];
    for (const message of wrong) send(message);
    await settled();
    expect([said, shown.options]).toEqual([[], undefined]);
  });
});

describe('ngenius.js', () => {
  test('speaks to N-Genius’s SDK by ids and objects, and to frame.js as the sandbox’s does', async () => {
    const asked: unknown[] = [];
    const remember =
      (answer?: unknown) =>
      (...given: unknown[]): Promise<unknown> => {
        asked.push(given);
        return Promise.resolve(answer);
      };
    const page = createContext({
      NI: {
        mountCardInput: remember(),
        unMountCardInputs: remember(),
        generateSessionId: remember({ session_id: 'ses_1' }),
        handlePaymentResponse: remember({ status: 'AUTHORISED' }),
      },
      place: { id: 'place', replaceChildren: () => undefined },
    });
    runInContext(await readFile(new URL('./ngenius.js', import.meta.url), 'utf8'), page);
    const run = async (line: string): Promise<unknown> => runInContext(line, page) as unknown;
    await run(
      `NI.mountCardInput(place, { apiKey: 'k', outletRef: 'o', language: 'ar', style: ${JSON.stringify(COLOURS)} })`,
    );
    expect(await run('NI.generateSessionId({ apiKey: 1 })')).toBe('ses_1');
    const size = '{ width: 390, height: 600 }';
    expect(await run(`NI.handlePaymentResponse({ state: 'AWAIT_3DS' }, { element: place, size: ${size} })`)).toBe(
      'AUTHORISED',
    );
    expect(JSON.parse(JSON.stringify(asked))).toMatchObject([
      [],
      ['place', { apiKey: 'k', outletRef: 'o', language: 'ar', style: { input: { color: COLOURS.ink } } }],
      [],
      [{ state: 'AWAIT_3DS' }, { mountId: 'place', style: { width: 390, height: 600 } }],
    ]);
  });
});
