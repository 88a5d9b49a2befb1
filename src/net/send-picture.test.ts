import { afterEach, expect, test, vi } from 'vitest';

import { sendPicture } from './send-picture.ts';

const PICTURE = new Blob(['x'], { type: 'image/png' });

function answer(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test('a picture travels as one part of a form, of the shopper, from the app', async () => {
  const fetched = answer(200, { status: 1, message: 'Success', data: { imgLink: ['/chat-pictures/a.webp'] } });
  expect(await sendPicture(PICTURE, 7)).toEqual({ ok: true, value: '/chat-pictures/a.webp' });
  const [path, init] = fetched.mock.calls[0] as [string, RequestInit & { body: FormData; headers: object }];
  expect(path).toBe('/ecomapi/chat/picture');
  expect([...init.body.keys()]).toEqual(['image']);
  expect(init.headers).toMatchObject({ 'x-zad-user': '7', 'x-zad-client': expect.any(String) });
});

test.each([
  [401, { status: 0, message: 'no' }, { kind: 'signed-out' }],
  [
    413,
    { status: 0, message: 'too big', code: 'picture_size' },
    { kind: 'refused', code: 'picture_size', message: 'too big' },
  ],
  [500, { status: 0, message: 'no' }, { kind: 'server', status: 500 }],
  // A proxy's answer is none of the shop's.
  [502, {}, { kind: 'offline' }],
  [200, { status: 1, message: 'Success', data: {} }, { kind: 'invalid', call: 'chat.picture', path: 'data.imgLink' }],
  [
    200,
    { status: 1, message: 'Success', data: { imgLink: [] } },
    { kind: 'invalid', call: 'chat.picture', path: 'imgLink' },
  ],
])('an answer %i is %j', async (status, body, error) => {
  answer(status, body);
  expect(await sendPicture(PICTURE, 7)).toEqual({ ok: false, error });
});

test('without signal it says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  expect(await sendPicture(PICTURE, 7)).toEqual({ ok: false, error: { kind: 'offline' } });
});
