import * as fc from 'fast-check';

import type { ServerFaults } from './faults.ts';
import { MemoryDevice } from './memory-device.ts';
import { MemoryServer } from './memory-server.ts';
import { Simulation, type SimulationParts } from './simulation.ts';
import { histories, type Step } from './steps.ts';

export type Faults = ServerFaults & NonNullable<SimulationParts['faults']>;

/** One history with everything in memory. */
export async function runFast(steps: readonly Step[], faults: Faults = {}): Promise<void> {
  let ids = 0;
  const simulation = new Simulation({
    server: new MemoryServer(faults),
    newStore: () => Promise.resolve(new MemoryDevice()),
    newId: () => `id ${(ids += 1)}`,
    faults,
  });
  await simulation.run(steps);
}

export interface Wanted {
  readonly numRuns: number;
  readonly seed: number;
  /** The shortest history that breaks something, which takes minutes; else the first. */
  readonly isShortest?: boolean;
}

/** What a run of many came to: a history that breaks something, if any does. */
export interface Outcome {
  readonly histories: number;
  readonly failure: null | { readonly steps: Step[]; readonly said: string; readonly seed: number };
}

export async function checkHistories(
  run: (steps: readonly Step[]) => Promise<void>,
  { numRuns, seed, isShortest = true }: Wanted,
): Promise<Outcome> {
  const found = await fc.check(
    fc.asyncProperty(histories, async (steps) => run(steps)),
    { numRuns, seed, endOnFailure: !isShortest },
  );
  const steps = found.counterexample?.[0];
  return {
    histories: found.numRuns,
    failure: found.failed && steps ? { steps, said: String(found.errorInstance), seed: found.seed } : null,
  };
}
