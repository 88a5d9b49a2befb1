/** The payments sandbox as a child of the shop: started once the shop is open, started again when it dies, ended with the shop. */
import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as waitFor } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { Log } from '#server/kit/log.ts';
import type { Settings } from '#server/kit/settings.ts';
import type { Running } from '#server/main.ts';

const COMMAND = fileURLToPath(new URL('payments-sandbox.ts', import.meta.url));

/** Milliseconds until it is started again, twice as long after each death, at most this long; and until it is killed at the end. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
const END = 3000;
/** Alive for as long, it counts as well. */
const WELL = 20_000;

/** The environment with a secret for a sandbox of the shop's own, where it names none. */
export function withPaymentsSecret(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env.PAYMENTS_SECRET || env.PAYMENTS_ORIGIN || env.NGENIUS_API_KEY) return env;
  return { ...env, PAYMENTS_SECRET: randomBytes(32).toString('base64url') };
}

/** The shop with its sandbox, where it has one of its own; nobody waits until the sandbox listens. */
export function besideSandbox(running: Running, settings: Settings, log: Pick<Log, 'warn'>): Running {
  const { payments } = settings;
  if (payments.kind !== 'sandbox' || !payments.isOwn || payments.secret === null) return running;
  const { port } = new URL(running.address);
  const child = keepChild(
    {
      ...process.env,
      PORT: port,
      SANDBOX_PORT: String(payments.port),
      PAYMENTS_SECRET: payments.secret,
      DATABASE_URL: running.databaseUrl,
      LOG_LEVEL: settings.logLevel,
    },
    log,
  );
  const stop = async (): Promise<void> => {
    // While the shop still takes requests, they may be about payments.
    await Promise.all([running.stop(), waitFor(running.drainMs).then(() => child.end())]);
  };
  let stopping: Promise<void> | undefined;
  return { ...running, stop: () => (stopping ??= stop()) };
}

function keepChild(env: NodeJS.ProcessEnv, log: Pick<Log, 'warn'>): { end(): Promise<void> } {
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isEnding = false;
  let pause = FIRST_PAUSE;
  const start = (): void => {
    const startedAt = Date.now();
    // Its end of the channel closes when this process is gone, however that happened: then it ends too.
    child = fork(COMMAND, { env, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('error', (error) => log.warn({ err: error }, 'the payments sandbox'));
    child.once('exit', (code, signal) => {
      child = null;
      if (isEnding) return;
      if (Date.now() - startedAt > WELL) pause = FIRST_PAUSE;
      log.warn({ code, signal, pause }, 'the payments sandbox ended; it is started again');
      timer = setTimeout(start, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    });
  };
  start();
  return {
    end: async () => {
      isEnding = true;
      clearTimeout(timer);
      const ending = child;
      if (ending === null) return;
      const gone = new Promise((done) => ending.once('exit', done));
      const last = setTimeout(() => ending.kill('SIGKILL'), END);
      ending.kill('SIGTERM');
      await gone;
      clearTimeout(last);
    },
  };
}
