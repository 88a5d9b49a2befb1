/** vitest's globalSetup: the PostgreSQL that mutants.ts started for all of Stryker's processes, which end as they like. */
import type { TestProject } from 'vitest/node';

export function setup(project: TestProject): void {
  project.provide('templateUrl', process.env['ZAD_TEMPLATE_URL'] ?? '');
}
