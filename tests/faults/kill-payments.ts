/** Kills a server with -9 while shoppers pay. The test's own runner starts it, because it starts PostgreSQL too. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const RUNNER = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--project', 'server'];

/** False where money was lost, taken twice or stays held. */
export async function killPayments(kills: string): Promise<boolean> {
  const child = spawn(process.execPath, [...RUNNER, 'tests/faults/killed-payments.test.ts'], {
    env: { ...process.env, MONEY_KILLS: kills },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
