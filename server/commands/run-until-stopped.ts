/** Runs a server until it is told to stop; failures at the start are one sentence on stderr. */
import type { Running } from '#server/main.ts';

import { surviveLostDatabase } from './survive-lost-database.ts';

/** How long requests at hand and the database may take to end. */
const STOP_MS = 15_000;

type Stoppable = Pick<Running, 'drainMs' | 'stop'>;

/** `isChild`: a parent started it by fork, ends it, and takes it along when it is gone. */
export async function runUntilStopped(start: () => Promise<Stoppable>, { isChild = false } = {}): Promise<void> {
  let running: Stoppable | undefined;
  let isStopping = false;
  const stop = (): void => {
    // A terminal's Ctrl-C may come twice: from the terminal, and passed on by npm.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MS + (running?.drainMs ?? 0)).unref();
    void finish(running);
  };
  process.on('unhandledRejection', surviveLostDatabase);
  process.on('SIGTERM', stop);
  // A terminal sends these to the child too: its parent needs it until the parent has stopped.
  process.on('SIGINT', isChild ? () => undefined : stop);
  process.on('SIGHUP', isChild ? () => undefined : stop);
  // Also after a parent that was killed.
  if (isChild) process.on('disconnect', () => process.exit());
  if (isChild && !process.connected) process.exit();
  try {
    running = await start();
    if (isStopping) await finish(running);
  } catch (error) {
    const isPlain = error instanceof Error && !process.env.DEBUG;
    console.error(isPlain ? error.message : error);
    process.exit(1);
  }
}

async function finish(running: Stoppable | undefined): Promise<void> {
  // Still starting: `start` ends first, then this is called again.
  if (!running) return;
  await running.stop().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
  process.exit();
}
