/** The bare Fastify handler that the API is measured against, in its own process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** Gives `work` the address of a handler that answers this body, and ends it after. */
export async function withBareHandler<T>(body: Buffer, work: (origin: string) => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    child.stdin.end(body);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return await work(line.toString().trim());
  } finally {
    child.kill();
  }
}
