import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { FrameReader, framesOf, TooMuch } from './socket-frames.ts';

test('a message comes together again of frames that are short and have no half characters', () => {
  const words = fc.constantFrom('x', '🍋', 'زيتون', '🍋🍋');
  const long = fc.tuple(fc.array(words, { maxLength: 5 }), words, fc.integer({ min: 0, max: 40_000 }));
  fc.assert(
    fc.property(long, ([beginning, word, count]) => {
      const message = JSON.stringify([...beginning, word.repeat(count)]);
      const frames = framesOf(message.slice(0, 200_000));
      expect(frames.every((frame) => frame.length <= 16_384)).toBe(true);
      expect(frames.slice(0, -1).every((frame) => frame.isWellFormed())).toBe(true);
      const reader = new FrameReader();
      const read = frames.map((frame) => reader.read(frame));
      expect(read.slice(0, -1).every((one) => one === null)).toBe(true);
      expect(read.at(-1) === message.slice(0, 200_000)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('a sign of life is no message, and no end of pieces is waited for', () => {
  const reader = new FrameReader();
  expect(reader.read('0')).toBeNull();
  expect(reader.read('{}')).toBe('{}');
  expect(() => reader.read('17')).toThrow(TooMuch);
});
