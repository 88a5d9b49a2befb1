/** The scripts of /card-frame: what they say and hear is what contract/card-frame.ts says (security.md row 34). */
import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';

import { describe, expect, test } from 'vitest';

import { fromCardFrame, toCardFrame } from '#contract/card-frame.ts';
import { LENIENT, type Decoded } from '#contract/wire.ts';

const ORIGIN = 'http://127.0.0.1:4173';

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
  const listeners: Record<string, (event: unknown) => void> = {};
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
  const steps: string[] = [];
  const element = {
    style: { setProperty: () => undefined },
    dataset: { settings: '{"outlet":"o1"}' },
    querySelector: () => ({ focus: () => steps.push('the provider’s frame has the focus') }),
  };
  const page = createContext({
    document: { querySelector: () => element, body: element, documentElement: element },
    location: { origin: ORIGIN },
    parent,
    innerWidth: 390,
    innerHeight: 600,
    addEventListener: (kind: string, listener: (event: unknown) => void) => {
      listeners[kind] = listener;
    },
    setTimeout,
    NI: sdk && { mountCardInput: mount, mountCvvInput: mount, ...sdk },
  });
  runInContext(await readFile(new URL('./frame.js', import.meta.url), 'utf8'), page);
  const send = (data: unknown, { origin = ORIGIN, source = parent }: { origin?: string; source?: unknown } = {}) =>
    listeners['message']?.({ data, origin, source });
  const takeFocus = (): string[] => {
    listeners['focus']?.({});
    steps.push('the page has the focus');
    return steps;
  };
  const show = (what: 'card' | 'cvv' | 'challenge' | 'wallet', challenge: Record<string, unknown> | null = null) =>
    toCardFrame.encode({ kind: 'show', what, language: 'ar', colours: COLOURS, scheme: 'amex', challenge });
  return { said, targets, send, show, shown, takeFocus };
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

  test('the focus is handed on once it is here: a browser passes over what a frame asks for while it is still being given the focus', async () => {
    const { takeFocus, send, show } = await openFrame({});
    send(show('card'));
    const steps = takeFocus();
    await settled();
    expect(steps).toEqual(['the page has the focus', 'the provider’s frame has the focus']);
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

  test('opens a wallet’s sheet with its order in the SDK’s word for the language, and says how it ended', async () => {
    const asked: unknown[] = [];
    const ends = [() => 'SUCCESS', () => 'CANCEL', () => 'something else', () => Promise.reject(new Error('no sheet'))];
    const connectWallet = (order: unknown, { onOpen, language }: { onOpen: () => void; language: string }) => {
      asked.push([order, language]);
      onOpen();
      return Promise.resolve(ends.shift()?.());
    };
    const { said, send, show } = await openFrame({ connectWallet });
    const sheet = { wallet: 'samsung', order: { id: 'o1', href: 'http://127.0.0.1:4174/wallet/o1' } };
    for (let round = 0; round < 4; round += 1) {
      send(show('wallet', sheet));
      await settled();
    }
    expect(asked[0]).toEqual([sheet.order, 'ar_ae']);
    expect(said.filter(({ kind }) => kind !== 'loaded')).toEqual([
      { kind: 'wallet', word: 'SUCCESS' },
      { kind: 'wallet', word: 'CANCEL' },
      { kind: 'wallet', word: 'ERROR' },
      { kind: 'failed', at: 'load' },
    ]);
  });

  test('a provider’s SDK that knows no wallet: nothing loaded', async () => {
    const { said, send, show } = await openFrame({});
    send(show('wallet', { wallet: 'samsung', order: {} }));
    expect(said).toEqual([{ kind: 'failed', at: 'load' }]);
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
      { ...card, what: 'purse' },
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
