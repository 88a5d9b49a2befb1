/** The switches that StrykerJS's instrumenter reads in planted code: which mistake is on, and where it counts who ran which. */
interface Switches {
  activeMutant?: string | undefined;
  /** What is run now: a test, or the loading of a file, or its hooks. */
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> } | undefined;
  hitCount?: number | undefined;
  /** A mistake that is run more often than this throws: it is in a loop without end. */
  hitLimit?: number | undefined;
}

/** How often each mistake was reached. */
export type Hits = Record<string, number>;

/** Of the process: planted code finds them under this name. */
export const switches: Switches = {};
Reflect.set(globalThis, '__stryker__', switches);

/** More than a mistake that ends ever takes. */
const LOOPS = 100;

export function turnOn(id: string, hits: number): void {
  Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit: hits * LOOPS });
}

export function turnOff(): void {
  Object.assign(switches, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
}
