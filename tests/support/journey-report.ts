/** What Playwright's report says of the journeys: how many went well, what the others said, and where the time went. */
import { stripVTControlCharacters } from 'node:util';

import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';

/** Of one failure; the rest of a page's tree helps nobody in a log. */
const LINES_MAX = 40;
const SLOWEST = 6;

export interface JourneyReport {
  passed: number;
  /** Skipped ones and those that needed a second try are failures too: flaky is broken. */
  failures: string[];
  /** A line for each of the slowest files, with its seconds. */
  slowest: string[];
}

export function readJourneys(report: JSONReport): JourneyReport {
  const specs = report.suites.flatMap(specsOf);
  const outside = report.errors.map(({ message = '' }) => shortened(message));
  return {
    passed: report.stats.expected,
    failures: [...specs.flatMap(failuresOf), ...outside],
    slowest: slowestOf(specs),
  };
}

function specsOf(suite: JSONReportSuite): JSONReportSpec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function failuresOf({ file, line, title, tests }: JSONReportSpec): string[] {
  return tests.flatMap(({ status, projectName, results }) => {
    if (status === 'expected') return [];
    const said = results.flatMap(({ errors }) => errors.map(({ message }) => message));
    return [`[${projectName}] ${file}:${line} ${title}: ${status}\n${shortened(said.join('\n'))}`];
  });
}

function shortened(said: string): string {
  return stripVTControlCharacters(said).split('\n').slice(0, LINES_MAX).join('\n');
}

function slowestOf(specs: readonly JSONReportSpec[]): string[] {
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000);
  }
  return [...seconds]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([file, took]) => `      ${file.padEnd(50)} ${took.toFixed(0).padStart(6)} s`);
}
