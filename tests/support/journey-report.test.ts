import type { JSONReport } from 'playwright/types/testReporter';
import { expect, test } from 'vitest';

import { readJourneys } from './journey-report.ts';

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'journeys/a.spec.ts',
  line: 3,
  tests: [{ projectName: 'phone', status, results: [{ duration: 1500, errors: message ? [{ message }] : [] }] }],
});

const report = (...specs: ReturnType<typeof spec>[]) =>
  ({
    suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
    errors: [],
    stats: { expected: specs.filter(({ tests }) => tests[0]?.status === 'expected').length },
  }) as unknown as JSONReport;

test('a run that went well has a count and no failures', () => {
  const { passed, failures, slowest } = readJourneys(report(spec('one', 'expected'), spec('two', 'expected')));
  expect({ passed, failures }).toEqual({ passed: 2, failures: [] });
  expect(slowest).toEqual([expect.stringMatching(/a\.spec\.ts +3 s$/)]);
});

test('what failed says where and why, without colours; skipped and flaky ones count as failed', () => {
  const { passed, failures } = readJourneys(
    report(
      spec('good', 'expected'),
      spec('bad', 'unexpected', '\u001B[31mno heart\u001B[0m'),
      spec('left out', 'skipped'),
      spec('odd', 'flaky'),
    ),
  );
  expect(passed).toBe(1);
  expect(failures).toHaveLength(3);
  expect(failures[0]).toBe('[phone] journeys/a.spec.ts:3 bad: unexpected\nno heart');
});
