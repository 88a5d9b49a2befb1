import { describe, expect, test } from 'vitest';

import { drawRaster } from './draw-raster.ts';

const svg = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100"><rect width="200" height="100" fill="#fff"/>` +
      `<text x="100" y="60" font-size="40" text-anchor="middle" font-family="Readex Pro">${text}</text></svg>`,
  );

describe('pictures as pixels', () => {
  test('are WebP, and larger where they are asked for large', async () => {
    const [small, large] = [await drawRaster(svg('Zad'), 'small'), await drawRaster(svg('Zad'), 'large')];
    expect(small.subarray(0, 4).toString()).toBe('RIFF');
    expect(small.subarray(8, 12).toString()).toBe('WEBP');
    expect(large.length).toBeGreaterThan(small.length);
  });

  test('both scripts have their letters: no two words look the same box', async () => {
    // A font that lacks a letter draws one box for each: words of as many letters would be the same picture.
    const [one, other] = [await drawRaster(svg('حليب'), 'small'), await drawRaster(svg('تمور'), 'small')];
    expect(one.equals(other)).toBe(false);
    const [latin, another] = [await drawRaster(svg('milk'), 'small'), await drawRaster(svg('date'), 'small')];
    expect(latin.equals(another)).toBe(false);
  });
});

test('the folder of the font settings has a name that nobody can guess (L10)', () => {
  const file = process.env['FONTCONFIG_FILE'] ?? '';
  expect(file).toMatch(/zad-fonts-\w{6}\/fonts\.conf$/);
  expect(file).not.toContain(`-${process.pid}/`);
});
