/** Pictures for the chat: what is taken, what it is made into, who may see it, and how many (security.md row 35). */
import { deflateSync } from 'node:zlib';

import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';

import { API_BASE } from '#contract/call.ts';
import { CHAT_PICTURE, sendChatPicture } from '#contract/chat.ts';
import { chatMessages } from '#contract/messages/chat.ts';
import type { Database } from '#server/kit/database.ts';
import { multipartOf, upload } from '#tests/support/chat-upload.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestUser } from '#tests/support/test-user.ts';

let db: Database;
let api: TestApp;
let cookie: string;
let other: string;
beforeAll(async () => {
  db = await createTestDatabase();
  api = await createTestApp(db);
});

let people = 0;
async function shopper(): Promise<string> {
  return (await createTestUser(db, { email: `picture${(people += 1)}@example.ae` })).signIn();
}
beforeAll(async () => {
  [cookie, other] = await Promise.all([shopper(), shopper()]);
});

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7d44' } });
const SCRIPT = '<script>alert(1)</script>';

/** The address of a picture that was taken. */
async function taken(bytes: Buffer, sender = cookie): Promise<string> {
  const answer = await upload(api.app, [{ bytes }], { cookie: sender });
  expect(answer.statusCode, answer.body).toBe(200);
  const [link = ''] = answer.json<{ data: { imgLink: string[] } }>().data.imgLink;
  return link;
}

const seen = (url: string, by?: string) =>
  api.app.inject({ url, ...(by !== undefined && { headers: { cookie: by } }) });

describe('a picture that is taken', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('is a %s, drawn anew as WebP for its shopper alone', async (format) => {
    const link = await taken(await blank(40, 30).toFormat(format).toBuffer());
    expect(link).toMatch(/^\/chat-pictures\/[\w-]{32}\.webp$/);
    const mine = await seen(link, cookie);
    expect(await sharp(mine.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
    expect(mine.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(mine.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await seen(link, other)).statusCode).toBe(404);
    expect((await seen(link)).statusCode).toBe(401);
  });

  test('says nothing of where it was taken, and stands upright', async () => {
    const bytes = await blank(40, 30)
      .withExif({ IFD0: { Copyright: 'Sara' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { rawPayload } = await seen(await taken(bytes), cookie);
    const kept = await sharp(rawPayload).metadata();
    expect([kept.exif, kept.width, kept.height]).toEqual([undefined, 30, 40]);
  });

  test('loses what was hidden behind it', async () => {
    const bytes = Buffer.concat([await blank(40, 30).jpeg().toBuffer(), Buffer.from(`PK\x03\x04${SCRIPT}`)]);
    const { rawPayload } = await seen(await taken(bytes), cookie);
    expect(rawPayload.includes(SCRIPT)).toBe(false);
  });

  test('is made smaller where it is larger than a screen', async () => {
    const { rawPayload } = await seen(await taken(await blank(5000, 2000).jpeg().toBuffer()), cookie);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2048, height: 819 });
  });
});

/** A PNG that says it has so many pixels, in a few bytes. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe('refused, with the field that it is about, is', () => {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`);
  const CASES: readonly [label: string, bytes: () => Buffer | Promise<Buffer>, status: number, code: string][] = [
    ['an SVG', () => svg, 422, 'picture_kind'],
    ['HTML that is called a JPEG', () => Buffer.from(`<!doctype html>${SCRIPT}`), 422, 'picture_kind'],
    [
      'HTML behind the first bytes of a JPEG',
      () => Buffer.from(`\xFF\xD8\xFF${SCRIPT}`, 'latin1'),
      422,
      'picture_kind',
    ],
    [
      'an SVG behind the first bytes of a PNG',
      () => Buffer.concat([hugePng(1, 1).subarray(0, 8), svg]),
      422,
      'picture_kind',
    ],
    ['a GIF', () => blank(9, 9).gif().toBuffer(), 422, 'picture_kind'],
    ['an archive', () => Buffer.from('PK\x03\x04'), 422, 'picture_kind'],
    ['half a picture', async () => (await blank(900, 900).png().toBuffer()).subarray(0, 400), 422, 'picture_kind'],
    ['nothing', () => Buffer.alloc(0), 422, 'picture_kind'],
    ['a flood of pixels', () => hugePng(30_000, 30_000), 422, 'picture_pixels'],
    ['more pixels than may be', () => hugePng(6000, 4001), 422, 'picture_pixels'],
    ['more than 5 MB', () => Buffer.alloc(CHAT_PICTURE.maxBytes + 1), 413, 'picture_size'],
    ['far more than 5 MB', () => Buffer.alloc(CHAT_PICTURE.maxBytes + 100_000), 413, 'picture_size'],
  ];
  test.each(CASES)('%s', async (_label, bytes, status, code) => {
    const answer = await upload(api.app, [{ bytes: await bytes() }], { cookie: await shopper() });
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([status, { status: 0, code, field: 'image' }]);
  });

  test('a form with another field, with none, or with ten thousand parts', async () => {
    const sender = await shopper();
    const bytes = await blank(9, 9).png().toBuffer();
    for (const parts of [
      [{ bytes, field: 'file' }],
      [],
      Array.from({ length: 10_000 }, () => ({ bytes: Buffer.from('x'), field: 'x' })),
    ]) {
      const answer = await upload(api.app, parts, { cookie: sender });
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([422, { field: 'image' }]);
    }
    const named = await upload(api.app, [{ bytes, fileName: '../../../etc/passwd' }], { cookie: sender });
    expect(named.json<{ data: { imgLink: string[] } }>().data.imgLink[0]).toMatch(/^\/chat-pictures\/[\w-]{32}\.webp$/);
  });

  test('JSON', async () => {
    const answer = await upload(api.app, [], { cookie, 'content-type': 'application/json' });
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([400, { status: 0 }]);
  });
});

test('who may send: a shopper, from the shop itself, for themselves', async () => {
  const bytes = await blank(9, 9).png().toBuffer();
  const status = async (headers: Record<string, string>) => (await upload(api.app, [{ bytes }], headers)).statusCode;
  expect(await status({})).toBe(401);
  expect(await status({ cookie, 'x-zad-client': 'test', origin: 'https://evil.example' })).toBe(403);
  expect(await status({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status({ cookie, 'x-zad-user': '1' })).toBe(401);
  const bare = await api.app.inject({
    method: 'POST',
    url: `${API_BASE}${sendChatPicture.path}`,
    payload: multipartOf([{ bytes }]),
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=----zad-test' },
  });
  expect(bare.statusCode).toBe(403);
});

test('no other address takes a form', async () => {
  for (const url of ['/ecomapi/chat/session', '/ecomapi/accountinfo/login', '/sync']) {
    const answer = await api.app.inject({
      method: 'POST',
      url,
      payload: multipartOf([]),
      headers: { cookie, 'x-zad-client': 'test', 'content-type': 'multipart/form-data; boundary=----zad-test' },
    });
    expect([url, answer.statusCode]).toEqual([url, url === '/sync' ? 404 : 415]);
  }
});

test('a shopper sends thirty pictures a day, whatever becomes of them', async () => {
  const sender = await shopper();
  const bytes = await blank(9, 9).png().toBuffer();
  const codes: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    codes.push(
      (await upload(api.app, [{ bytes: count % 2 ? bytes : Buffer.from('x') }], { cookie: sender })).statusCode,
    );
  }
  expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, (_, count) => (count % 2 ? 200 : 422)));
  expect(codes[30]).toBe(429);
  const refused = await upload(api.app, [{ bytes }], { cookie: sender });
  expect(refused.json<object>()).toMatchObject({ field: 'image', message: chatMessages.pictureCount[0] });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
