/** Replicas of the store, each in a process of its own (replica.ts). */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Replica {
  readonly address: string;
  readonly process: ChildProcess;
  readonly isLost: () => boolean;
}

/** @throws Error where it does not start */
export async function startReplica(env: Record<string, string>): Promise<Replica> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/faults/replica.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('a replica did not start'))),
  ])) as [Buffer];
  child.stdout.resume();
  const { address } = JSON.parse(line.toString()) as { address: string };
  return { address, process: child, isLost: () => child.exitCode !== null || child.signalCode !== null };
}

/** By SIGTERM; resolves when it has ended. */
export async function stopReplica({ process: child, isLost }: Replica): Promise<void> {
  if (isLost()) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
