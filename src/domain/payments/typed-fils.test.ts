import { expect, test } from 'vitest';

import { typedFils } from './typed-fils.ts';

test('dirhams as they are typed, in fils', () => {
  expect(['12', '0.5', '1,25', '٧٫٥٠', '۱۲٫۵', ' 7 '].map(typedFils)).toEqual([1200, 50, 125, 750, 1250, 700]);
  expect(['0', '-3', 'x', '', '1e3', '1.234', '123456'].map(typedFils)).toEqual(Array.from({ length: 7 }, () => null));
});
