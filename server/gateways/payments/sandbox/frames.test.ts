/** The pages that browsers get of the sandbox: who may frame them, what they may do, and who may look at the operator's. */
import { request } from 'node:http';

import { beforeAll, describe, expect, test } from 'vitest';

import { walletChallenge } from '#contract/device-wallets.ts';
import { LENIENT } from '#contract/wire.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { CARDS, openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox(await createTestDatabase());
});

/** fetch sets `Host` by itself. */
function statusAs(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(sandbox.origin + path, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

async function challengePath(): Promise<string> {
  const card = { sessionId: await sandbox.session(CARDS.asks3ds) };
  const ref = `frame-${Math.random()}`;
  const { challenge } = await sandbox.gateway.authorise({ ref, fils: 4550, card, keepsCard: false, language: 'ar' });
  const url = new URL(String(challenge?.url));
  expect(url.origin).toBe(sandbox.origin);
  return url.pathname + url.search;
}

async function sheetPath(): Promise<string> {
  const returns = { success: 'http://127.0.0.1:4173/ar/samsung-success', cancel: 'http://127.0.0.1:4173/ar/checkout' };
  const asked = { ref: `sheet-${Math.random()}`, fils: 4550, wallet: 'samsung', language: 'ar', returns } as const;
  const { challenge } = await sandbox.gateway.openWallet(asked);
  const { order } = walletChallenge.decode(challenge, '', LENIENT);
  expect(new URL(order.href).origin).toBe(sandbox.origin);
  return `${new URL(order.href).pathname}?lang=ar`;
}

describe('a frame', () => {
  test.each(['/card-form?lang=en', '/card-form?lang=ar', '/cvv-form', 'challenge', 'sheet'])(
    '%s is framed by the shop alone, runs its own script alone, and says that no money is real',
    async (named) => {
      const path = named === 'challenge' ? await challengePath() : named === 'sheet' ? await sheetPath() : named;
      const answer = await fetch(sandbox.origin + path);
      const policy = answer.headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
      expect(policy).toContain('frame-ancestors http://127.0.0.1:4173;');
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const html = await answer.text();
      expect(html).toMatch(/Sandbox: no real money|بيئة تجريبية: لا أموال حقيقية/);
      expect(html).not.toMatch(/<script(?![^>]*src=)|style=|onclick/);
      expect(html).toContain(path.includes('lang=ar') ? 'dir="rtl"' : 'dir="ltr"');
    },
  );

  test('the challenge names the amount and the masked card, and asks nothing once it is answered', async () => {
    const path = await challengePath();
    const read = async () => (await fetch(sandbox.origin + path)).text();
    expect(await read()).toMatch(/AED 45\.50[^]*400000\*{6}3220[^]*<button/);
    await sandbox.answerChallenge({ challenge: { url: sandbox.origin + path } }, true);
    expect(await read()).not.toContain('<button');
  });

  test('a wallet’s sheet names the wallet and the amount, and asks nothing once it is answered', async () => {
    const path = await sheetPath();
    const read = async () => (await fetch(sandbox.origin + path)).text();
    expect(await read()).toMatch(/Samsung Pay[^]*AED 45\.50[^]*<option[^]*<button/);
    const order = { id: 'o', href: sandbox.origin + path, serviceId: 's', callbackUrl: '', cancelUrl: '' };
    const encInfo = { mod: '', exp: '', keyId: '' };
    expect(
      await sandbox.answerSheet({ challenge: { wallet: 'samsung', order: { ...order, encInfo } } }, 'cancel'),
    ).toBe('CANCEL');
    expect(await read()).not.toContain('<button');
  });

  test.each(['"><script>', 'AR', '%00', ''])(
    'the language %j and the scheme of that name are not written into it',
    async (word) => {
      const path = `/cvv-form?lang=${encodeURIComponent(word)}&scheme=${encodeURIComponent(word)}`;
      const html = await (await fetch(sandbox.origin + path)).text();
      expect(html).toContain('<html lang="en"');
      expect(html).toContain('data-scheme=""');
    },
  );

  test('only its own page types a card in, or answers a challenge', async () => {
    const path = (await challengePath()).replace(/\?.*/, '');
    const sheet = (await sheetPath()).replace(/\?.*/, '');
    const writes: [string, unknown][] = [
      ['/sessions', { kind: 'cvv', cvv: '123' }],
      [path, { isConfirmed: true }],
      [sheet, { card: 0 }],
    ];
    for (const [url, body] of writes) {
      for (const origin of ['http://127.0.0.1:4173', 'https://evil.example', 'null', null]) {
        const answer = await fetch(sandbox.origin + url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(origin !== null && { origin }) },
          body: JSON.stringify(body),
        });
        expect(answer.status).toBe(403);
      }
    }
  });
});

test('the SDK may be loaded by the shop’s page', async () => {
  const answer = await fetch(`${sandbox.origin}/sdk.js`);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
});

describe('names that are not this machine’s', () => {
  const paths = ['/', '/card-form', '/sdk.js', '/operator.css'];

  test.each(paths)('%s is not shown under another name, which another site could point here', async (path) => {
    expect(await statusAs(path, { host: 'evil.example' })).toBe(403);
    expect(await statusAs(path, {})).toBe(200);
  });

  test.each(['x-forwarded-for', 'forwarded', 'via'])(
    'the operator’s page is not shown through a proxy (%s)',
    async (name) => {
      expect(await statusAs('/', { [name]: '10.9.8.7' })).toBe(403);
    },
  );
});

test('the operator’s page lists payments with their buttons, and cannot be framed', async () => {
  const card = { sessionId: await sandbox.session(CARDS.approved) };
  await sandbox.gateway.authorise({ ref: 'shown.1', fils: 12_345, card, keepsCard: false, language: 'en' });
  const answer = await fetch(sandbox.origin);
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const html = await answer.text();
  expect(html).toMatch(/shown\.1[^]*AED 123\.45[^]*action="\/operator\/shown\.1\/settle"/);
});
