import { describe, expect, test } from 'vitest';

import { isInUae, metresBetween } from '#contract/rules/uae-bounds.ts';

import { keyStep } from './key-step.ts';

const start = { latitude: 25.169676, longitude: 55.356718 };

describe('an arrow key', () => {
  test.each([
    ['ArrowUp', 0, 1],
    ['ArrowDown', 0, -1],
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
  ])('%s moves the pin by %d east and %d north', (key, east, north) => {
    const moved = keyStep(start, key, false, 16);
    expect(Math.sign((moved?.longitude ?? 0) - start.longitude)).toBe(east);
    expect(Math.sign((moved?.latitude ?? 0) - start.latitude)).toBe(north);
  });

  test('goes as far on the ground in every direction, and eight times as far with Shift', () => {
    const far = (key: string, isLarge: boolean) => metresBetween(start, keyStep(start, key, isLarge, 16) ?? start);
    expect(far('ArrowUp', false)).toBeCloseTo(17.3, 0);
    expect(far('ArrowLeft', false)).toBeCloseTo(17.3, 0);
    expect(far('ArrowRight', true)).toBeCloseTo(138, -1);
  });

  test('halves its way with each zoom', () => {
    const at = (zoom: number) => metresBetween(start, keyStep(start, 'ArrowUp', true, zoom) ?? start);
    expect(at(13) / at(14)).toBeCloseTo(2, 2);
  });

  test('does not leave the Emirates', () => {
    let point = { latitude: 24.97, longitude: 56.35 };
    for (let press = 0; press < 40; press += 1) point = keyStep(point, 'ArrowRight', true, 10) ?? point;
    expect(isInUae(point)).toBe(true);
    expect(point.longitude).toBeLessThan(56.5);
  });
});

test.each(['Enter', 'a', 'constructor', 'Tab'])('%s moves nothing', (key) => {
  expect(keyStep(start, key, false, 16)).toBeNull();
});
