import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

const css = readFileSync('src/ui/tokens.css', 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

/** Each text token and the grounds it is written on (look.md: WCAG AA or better). */
const PAIRS: [string, string[], number][] = [
  [
    'ink',
    ['paper', 'surface', 'sunk', 'palm-soft', 'saffron-soft', 'danger-soft', 'silver-soft', 'platinum-soft'],
    4.5,
  ],
  ['muted', ['paper', 'surface', 'sunk', 'palm-soft', 'saffron-soft'], 4.5],
  ['palm', ['paper', 'surface', 'sunk', 'palm-soft'], 4.5],
  ['on-palm', ['palm', 'palm-strong'], 4.5],
  ['saffron', ['paper', 'surface', 'saffron-soft'], 4.5],
  ['star', ['paper', 'surface'], 3],
  ['silver', ['silver-soft'], 4.5],
  ['platinum', ['platinum-soft'], 4.5],
  ['sale', ['paper', 'surface', 'sunk'], 4.5],
  ['on-sale', ['sale'], 4.5],
  ['danger', ['paper', 'surface', 'danger-soft'], 4.5],
  ['on-danger', ['danger'], 4.5],
  ['edge', ['paper', 'surface'], 3],
  ['focus', ['paper', 'surface', 'sunk'], 3],
];

function colour(sheet: string, name: string): number[] {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6})`).exec(sheet)?.[1];
  if (!hex) throw new Error(`no --${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(sheet: string, text: string, ground: string): number {
  const [high = 0, low = 0] = [text, ground].map((name) => luminance(colour(sheet, name))).sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, sheet) => {
  test.each(PAIRS.flatMap(([text, grounds, least]) => grounds.map((ground) => [text, ground, least] as const)))(
    '%s on %s is at least %d to 1',
    (text, ground, least) => {
      expect(contrast(sheet, text, ground)).toBeGreaterThanOrEqual(least);
    },
  );
});
