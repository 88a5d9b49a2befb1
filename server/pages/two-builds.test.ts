/** F9: two builds behind one address. A page comes from one server, and its scripts are asked of the other. */
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { readSettings } from '#server/kit/settings.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

import { readBuiltApp } from './built-app.ts';
import { hostPages } from './page-host.ts';
import { shareAssets } from './shared-assets.ts';

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'zad-builds-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** As `npm run build` leaves it, with one script and one style. */
async function build(name: string): Promise<string> {
  const root = join(folder, name);
  const write = async (path: string, content: string): Promise<void> => {
    await mkdir(join(root, 'dist', path, '..'), { recursive: true });
    await writeFile(join(root, 'dist', path), content);
  };
  await write(
    'client/index.html',
    `<!doctype html><html lang="en" dir="ltr"><head><script type="module" src="/assets/index-${name}.js"></script><!--app-head--></head><body><!--app-body--><!--app-state--></body></html>`,
  );
  await write('client/.vite/manifest.json', JSON.stringify({ 'src/home.tsx': { file: `assets/home-${name}.js` } }));
  for (const part of ['index', 'home']) await write(`client/assets/${part}-${name}.js`, `/* ${part} of ${name} */`);
  await write('client/assets/home-same.css', 'same');
  await write('client/assets/index-packed.js.br', 'packed');
  const page = `{ status: 200, lang: 'en', head: '', body: '', state: '', modules: ['src/home.tsx'] }`;
  await write('ssr/entry-server.js', `export const renderPage = () => Promise.resolve(${page});`);
  return root;
}

async function serve(root: string, env: Record<string, string>): Promise<TestApp> {
  const built = await readBuiltApp(root, readSettings(env));
  return createTestApp(db, { nouns: [], env, pages: hostPages(built) });
}

/** The statuses of all that 200 first visits ask for, when every request goes to the next server in turn. */
async function firstVisits(servers: readonly TestApp[]): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  let turn = 0;
  const ask = async (url: string): Promise<string> => {
    const { statusCode, body } = (await servers[(turn += 1) % servers.length]?.app.inject({ url })) ?? {};
    const kind = `${url.startsWith('/assets/') ? 'script' : 'page'} ${statusCode}`;
    statuses[kind] = (statuses[kind] ?? 0) + 1;
    return body ?? '';
  };
  for (let visit = 0; visit < 200; visit += 1) {
    const page = await ask('/en');
    const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, url]) => url ?? '');
    for (const url of scripts) expect(await ask(url)).toContain(/-(\w+)\.js$/.exec(url)?.[1]);
    // So that no server has the same request of every visit.
    turn += visit % 3;
  }
  return statuses;
}

test('with ASSETS_DIR every script of a first visit is there, whichever server is asked', async () => {
  const [older, newer] = [await build('old'), await build('new')];
  const env = { ASSETS_DIR: join(folder, 'shared') };
  // The old one runs when the new one comes.
  const servers = [await serve(older, env), await serve(newer, env)];
  expect(await firstVisits(servers)).toEqual({ 'page 200': 200, 'script 200': 400 });
  for (const url of ['/assets/none.js', '/assets/..%2F..%2Fbuild.json', '/assets/.hidden', '/assets/']) {
    expect([url, (await servers[0]?.app.inject({ url }))?.statusCode]).toEqual([url, 404]);
  }
});

test('what no server started with for three months is taken away, and nothing half-written is left', async () => {
  const shared = join(folder, 'kept');
  const own = join(await build('own'), 'dist', 'client', 'assets');
  const [now, longAgo] = [new Date(), new Date(Date.now() - 91 * 24 * 3600 * 1000)];
  await shareAssets(own, shared, now);
  for (const name of ['gone.js', 'index-own.js']) {
    await writeFile(join(shared, name), 'x');
    await utimes(join(shared, name), longAgo, longAgo);
  }
  await shareAssets(own, shared, now);
  expect(await readdir(shared)).toEqual(await readdir(own));
});
