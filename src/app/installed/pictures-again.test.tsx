import { expect, test, vi } from 'vitest';

import { NO_PICTURE_SIZE } from '#src/lib/no-picture.ts';

import { fetchPicturesAgain } from './pictures-again.ts';

/** What a page asks for again; `seen`: how wide each picture came, null where it is not asked for yet. */
function askedAgain(seen: Record<string, number | null>): string[] {
  const images = Object.entries(seen).map(([name, naturalWidth]) => ({
    src: name,
    naturalWidth: naturalWidth ?? 0,
    complete: naturalWidth !== null,
  }));
  vi.stubGlobal('document', { images });
  fetchPicturesAgain();
  vi.unstubAllGlobals();
  return images
    .map(({ src }) => src)
    .filter((src) => /\?again=\d+$/.test(src))
    .map((src) => src.split('?')[0] ?? '');
}

test('a picture that the worker had no answer for, or that failed, is fetched again, and no other', () => {
  const seen = { '/none.svg': NO_PICTURE_SIZE, '/failed.svg': 0, '/there.svg': 400, '/lazy.svg': null, '': 0 };
  expect(askedAgain(seen)).toEqual(['/none.svg', '/failed.svg']);
});
