/** The order of a room's test files: a mistake that a unit test notices never meets the simulation or an API, which take seconds. */
import { readFileSync } from 'node:fs';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class FastFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = files.map((file) => ({ file, rank: rankOf(file.moduleId) }));
    ranked.sort((one, other) => one.rank - other.rank || one.file.moduleId.localeCompare(other.file.moduleId));
    return ranked.map(({ file }) => file);
  }
}

/** What needs nothing of the tests' own opens neither a shop nor a device. */
function rankOf(path: string): number {
  if (path.includes('simulation')) return 3;
  if (path.endsWith('/routes.test.ts')) return 2;
  return readFileSync(path, 'utf8').includes('#tests/support/') ? 1 : 0;
}
