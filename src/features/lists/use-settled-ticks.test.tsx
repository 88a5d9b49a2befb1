import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { MyListItem } from '#src/domain/lists/lists.ts';

import { useSettledTicks } from './use-settled-ticks.ts';

const items = (...ticked: string[]): MyListItem[] =>
  ['apple', 'plum', 'milk'].map((stockCode) => ({ stockCode, isChecked: ticked.includes(stockCode) }) as MyListItem);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(first: readonly MyListItem[]) {
  const { result, rerender } = renderHook(useSettledTicks, { initialProps: first });
  return {
    tick: rerender,
    settled: () => [...result.current],
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
}

test('what was ticked before the list was opened is settled at once, however late it is read', () => {
  const { tick, settled } = show([]);
  tick(items('plum'));
  expect(settled()).toEqual(['plum']);
});

test('what is ticked settles once nothing more is ticked for a moment', () => {
  const { tick, settled, pass } = show(items('plum'));
  tick(items('plum', 'apple'));
  pass(7900);
  tick(items('plum', 'apple', 'milk'));
  pass(7900);
  expect(settled()).toEqual(['plum']);
  pass(200);
  expect(settled().toSorted()).toEqual(['apple', 'milk', 'plum']);
});
