/**
 * The order of the test files: what takes longest starts first, or it runs alone at the end while a core stands idle; after that one
 * project after the other, since a worker that files share is stopped where a file of another project follows.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slowest first. The runner's own order is by size where it has not seen a file run, as on a new machine. */
const SLOW = [
  'tests/simulation/simulation-on-postgres.test.ts',
  'tests/simulation/money.test.ts',
  'tests/simulation/simulation.test.ts',
  'tests/faults/',
];

/** Those of many short files come last. */
const PROJECTS = ['server', 'app', 'widgets', 'pure'];

export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = SLOW.findIndex((name) => moduleId.includes(name));
      return place === -1 ? SLOW.length : place;
    };
    const turn = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);
    return rest.toSorted((one, other) => rank(one) - rank(other) || turn(one) - turn(other));
  }
}
