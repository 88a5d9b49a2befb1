/** `npm run dev`: the API and the app in one process, with hot reload. */
import { fileURLToPath } from 'node:url';

import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { startServer } from '#server/main.ts';
import { hostDevPages } from '#server/pages/dev-pages.ts';

import { besideSandbox, withPaymentsSecret } from './payments-child.ts';
import { runUntilStopped } from './run-until-stopped.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

await runUntilStopped(async () => {
  const settings = readSettings({ LOG_LEVEL: 'warn', RATE_LIMIT: '0', ...withPaymentsSecret(process.env) });
  const log = createLog(settings.logLevel);
  const running = await startServer(settings, log, Promise.resolve(hostDevPages(root)));
  console.log(`Zad is open at ${running.address}, and follows your changes`);
  return besideSandbox(running, settings, log);
});
