import type { Log } from './log.ts';

interface Sweep<One> {
  readonly log: Pick<Log, 'error'>;
  /** What the log says where one fails. */
  readonly failed: string;
  /** Its ids, for the log. */
  readonly name: (one: One) => object;
}

/** For sweeps: one after the other; one that fails for a mistake of ours keeps no other waiting, is logged, and comes again with the next sweep. */
export async function eachAlone<One>(
  all: readonly One[],
  { log, failed, name }: Sweep<One>,
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  for (const one of all) {
    try {
      await work(one);
    } catch (error) {
      log.error({ err: error, ...name(one) }, failed);
    }
  }
}
