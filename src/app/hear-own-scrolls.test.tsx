import { expect, test, vi } from 'vitest';

import { hearOwnScrolls } from './hear-own-scrolls.ts';

test('a page’s scroll is heard unless the next one is on its way; a carousel’s always', () => {
  const state = { status: 'idle' };
  hearOwnScrolls({ state } as never);
  const heard = vi.fn();
  const carousel = document.body.appendChild(document.createElement('ul'));
  document.addEventListener('scroll', heard, true);
  const scroll = (target: Document | Element): number => {
    heard.mockClear();
    target.dispatchEvent(new Event('scroll'));
    return heard.mock.calls.length;
  };
  expect([scroll(document), scroll(carousel)]).toEqual([1, 1]);
  state.status = 'pending';
  expect([scroll(document), scroll(carousel)]).toEqual([0, 1]);
  state.status = 'idle';
  expect(scroll(document)).toBe(1);
});
