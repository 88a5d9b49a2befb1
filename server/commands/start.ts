/** `npm start`: builds the app if needed, starts the store and prints its address. */
import { fileURLToPath } from 'node:url';

import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { startServer } from '#server/main.ts';
import { buildApp } from '#server/pages/build-app.ts';
import { readBuiltApp } from '#server/pages/built-app.ts';
import { hostPages, type PageHost } from '#server/pages/page-host.ts';

import { runUntilStopped } from './run-until-stopped.ts';

// React and the router read it when they are loaded.
process.env.NODE_ENV ??= 'production';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

async function preparePages(): Promise<PageHost> {
  await buildApp(root, (sentence) => console.log(sentence));
  return hostPages(await readBuiltApp(root));
}

await runUntilStopped(async () => {
  const settings = readSettings();
  const running = await startServer(settings, createLog(settings.logLevel), preparePages());
  console.log(`Zad is open at ${running.address}`);
  return running;
});
