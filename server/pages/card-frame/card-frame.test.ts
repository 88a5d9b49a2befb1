/** /card-frame: its policy, and the scripts that it loads (security.md row 33). */
import { readFile } from 'node:fs/promises';

import fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';
import { NGENIUS_ENV } from '#tests/support/ngenius-env.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

import { cardFrame } from './card-frame.ts';

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
