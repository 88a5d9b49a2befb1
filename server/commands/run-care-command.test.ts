/** Customer care's command against a shop that runs. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { get, ref } from 'firebase/database';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { afterFile } from '#tests/support/after-file.ts';
import { openChatShopper } from '#tests/support/chat-shopper.ts';
import { upload } from '#tests/support/chat-upload.ts';
import { createTestDatabaseUrl } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

import { runCareCommand } from './run-care-command.ts';

let api: TestApp;
let env: Record<string, string>;
let sara: Awaited<ReturnType<typeof openChatShopper>>;
let said = '';
beforeAll(async () => {
  const { db, url } = await createTestDatabaseUrl();
  api = await createTestApp(db);
  env = { DATABASE_URL: url, PORT: new URL(await api.address()).port };
  sara = await openChatShopper(db, api, 'sara@example.ae');
});
afterEach(() => vi.restoreAllMocks());

async function run(...args: string[]): Promise<number> {
  said = '';
  const note = (text: unknown): void => void (said += `${String(text)}\n`);
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
  return runCareCommand(args, env);
}

test.each([
  [[], 'What should be done?'],
  [['send'], 'There is no command "send".'],
  [['list', 'all'], '"all" is one argument too many.'],
  [['reply'], 'The number of the shopper is missing.'],
  [['reply', 'sara'], 'must be named by the number'],
  [['reply', '100001', ' '], 'The words are missing'],
  [['reply', '100001', 'x'.repeat(2001)], '2000 letters'],
  [['picture', '100001', '/etc/passwd', 'x'], 'must be named as /chat-pictures/'],
])('%j makes no sense', async (args, sentence) => {
  expect(await run(...args)).toBe(2);
  expect(said).toContain(sentence);
});

test('a chat is listed, followed, answered and closed', { timeout: 60_000 }, async () => {
  const { id } = sara.user;
  expect([await run('list'), said]).toEqual([0, 'No shopper has written yet.\n']);
  expect(await run('reply', String(id), 'Hello?')).toBe(1);
  expect(said).toContain('has not written yet');

  await sara.say('Is the \u001B[31mlemon\u001B[0m in stock?');
  expect(await run('list')).toBe(0);
  expect(said).toMatch(
    new RegExp(`^\\* ${id}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  Sara: Is the  \\[31mlemon \\[0m in stock\\?\n$`),
  );

  const lines: string[] = [];
  const leaving = new AbortController();
  const following = runCareCommand(['follow', String(id)], env, leaving.signal, (line) => lines.push(line));
  await expect.poll(() => lines, { timeout: 15_000 }).toEqual([expect.stringMatching(/Sara: Is the .*lemon/)]);
  expect(await run('reply', String(id), 'Yes, it is')).toBe(0);
  await expect.poll(() => lines[1], { timeout: 15_000 }).toMatch(/> Zad: Yes, it is$/);
  await sara.say('Thank you');
  await expect.poll(() => lines[2], { timeout: 15_000 }).toMatch(/ {2}Sara: Thank you$/);
  leaving.abort();
  expect(await following).toBe(0);

  // What was followed counts as read.
  expect(await run('list')).toBe(0);
  expect(said).toMatch(/^ {2}\d+ .*Sara: Thank you\n$/);
  expect(await run('close', String(id))).toBe(0);
  expect(await run('list')).toBe(0);
  expect(said).toContain('(closed)');
  await sara.say('One more thing');
  expect((await get(ref(sara.device.database, `${sara.door.path}/messageClosed`))).val()).toBe(false);
});

test('a picture goes to a new file, and only by the shopper whose it is', async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const sent = await upload(api.app, [{ bytes }], { cookie: sara.cookie });
  const [link = ''] = sent.json<{ data: { imgLink: string[] } }>().data.imgLink;
  const folder = mkdtempSync(join(tmpdir(), 'zad-care-'));
  afterFile(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'picture.webp');
  expect(await run('picture', '5', link, file)).toBe(1);
  expect(await run('picture', String(sara.user.id), link, file)).toBe(0);
  expect(readFileSync(file).toString('latin1', 8, 12)).toBe('WEBP');
  expect(await run('picture', String(sara.user.id), link, file)).toBe(1);
  expect(said).toContain('cannot be written');
});

test('where no shop answers, the command says so', async () => {
  env = { ...env, PORT: '1' };
  expect(await run('list')).toBe(1);
  expect(said).toContain('is the shop running there?');
});
