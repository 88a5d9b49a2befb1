import { setTimeout as pause } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { runSteps, TestsFailed, type Step } from './steps.ts';

let told: string[];
beforeEach(() => {
  told = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void told.push(line));
});
afterEach(() => void vi.restoreAllMocks());

test('counts what passed and failed: a step is one, unless it says how many tests it ran', async () => {
  const steps: Step[] = [
    { name: 'plain', run: () => Promise.resolve() },
    { name: 'many', run: () => Promise.resolve({ tests: 7, said: '      7 tests' }) },
    { name: 'some', run: () => Promise.reject(new TestsFailed(['one\nwhy', 'two'], 5)) },
    { name: 'broken', run: () => Promise.reject(new Error('it is red')) },
  ];
  expect(await runSteps(steps)).toEqual({ passed: 13, failed: 3 });
  expect(told).toHaveLength(4);
  expect(told[3]).toMatch(/^FAIL {2}broken \(\d+\.\d s\)\nit is red$/);
});

test('steps in a list share two cores; what comes after the list waits for all of them', async () => {
  let at = 0;
  let most = 0;
  const ended: string[] = [];
  const step = (name: string, ms: number): Step => ({
    name,
    run: async () => {
      at += 1;
      most = Math.max(most, at);
      await pause(ms);
      at -= 1;
      ended.push(name);
    },
  });
  const failing: Step = { name: 'failing', run: () => Promise.reject(new Error('no')) };
  const counts = await runSteps([[step('long', 80), failing, step('a', 5), step('b', 5)], step('last', 1)]);
  expect(counts).toEqual({ passed: 4, failed: 1 });
  expect(most).toBe(2);
  expect(ended).toEqual(['a', 'b', 'long', 'last']);
});
