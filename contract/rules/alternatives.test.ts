import { expect, test } from 'vitest';

import { shownAlternatives } from './alternatives.ts';

test('inactive items are hidden among alternatives, which keep their order', () => {
  const [near, far] = [{ listing: 'active' as const }, { listing: 'active' as const }];
  const shown = shownAlternatives([near, { listing: 'inactive' as const }, far]);
  expect(shown).toHaveLength(2);
  expect(shown[0]).toBe(near);
  expect(shown[1]).toBe(far);
});
