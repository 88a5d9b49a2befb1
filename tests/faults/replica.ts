/** One replica of the store in a process of its own, without pages, for tests that break what it depends on. */
import { runUntilStopped } from '#server/commands/run-until-stopped.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { startServer } from '#server/main.ts';
import type { PageHost } from '#server/pages/page-host.ts';

const pages: PageHost = { register: () => undefined };

await runUntilStopped(async () => {
  const settings = readSettings({ RATE_LIMIT: '0', LOG_LEVEL: 'fatal', ...process.env, PORT: '0' });
  const running = await startServer(settings, createLog(settings.logLevel), Promise.resolve(pages));
  console.log(JSON.stringify({ address: running.address }));
  return running;
});
