/** `npm start`: builds the app if needed, starts the store and prints its address. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { refuseDemoParts } from '#server/kit/demo-parts.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings, type Settings } from '#server/kit/settings.ts';
import { startServer } from '#server/main.ts';
import { isBuilt } from '#server/pages/build-client.ts';
import { readBuiltApp } from '#server/pages/built-app.ts';
import { hostPages, type PageHost } from '#server/pages/page-host.ts';

import { besideSandbox, withPaymentsSecret } from './payments-child.ts';
import { runUntilStopped } from './run-until-stopped.ts';

// React and the router read it when they are loaded.
process.env.NODE_ENV ??= 'production';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

async function preparePages(settings: Settings): Promise<PageHost> {
  if (!(await isBuilt(root))) await buildApart();
  return hostPages(await readBuiltApp(root, settings));
}

/** In a process of its own: what a build takes of memory goes with it. */
async function buildApart(): Promise<void> {
  const command = fileURLToPath(new URL('build.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', command], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The app could not be built');
}

await runUntilStopped(async () => {
  const settings = readSettings(withPaymentsSecret(process.env));
  // Before the app is built and the database started.
  refuseDemoParts(settings);
  const log = createLog(settings.logLevel);
  const running = await startServer(settings, log, preparePages(settings));
  console.log(`Zad is open at ${running.address}`);
  return besideSandbox(running, settings, log);
});
