/** The order of a room's test files: first what is beside the mistakes; of that, a unit test before an API or the simulation, which take seconds. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

import type { Plan } from './plan.ts';

export class FastFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const plan = JSON.parse(readFileSync(process.env['ZAD_MUTANTS_PLAN'] ?? '', 'utf8')) as Plan;
    const folders = new Set(Object.keys(plan.planted).map(dirname));
    const ranked = files.map((file) => ({ file, rank: rankOf(file.moduleId, folders) }));
    ranked.sort((one, other) => one.rank - other.rank || one.file.moduleId.localeCompare(other.file.moduleId));
    return ranked.map(({ file }) => file);
  }
}

function rankOf(path: string, folders: ReadonlySet<string>): number {
  // They measure work, fill queues, or are left half open by many a mistake: seconds for each, which other tests mostly notice in less.
  if (/\/(session\/equal-work|sync\/limits|drawn\/drawn-store)\.test\.ts$/.test(path)) return 5;
  if (path.includes('simulation')) return 4;
  if (!folders.has(dirname(path))) return 3;
  if (path.endsWith('/routes.test.ts')) return 2;
  // What needs nothing of the tests' own opens neither a shop nor a device; an engine has a database and waits of its own.
  const code = readFileSync(path, 'utf8');
  if (code.includes('#tests/support/shop-engine.ts')) return 2;
  return code.includes('#tests/support/') ? 1 : 0;
}
