/** `npm run payments-sandbox`: the payment provider's stand-in, by itself or as a child of `npm start` (docs/payments-sandbox.md). */
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { buildSandbox } from '#server/gateways/payments/sandbox/sandbox-server.ts';
import { readSandboxTimes } from '#server/gateways/payments/sandbox/sandbox-times.ts';
import { systemClock } from '#server/kit/clock.ts';
import { openDatabase } from '#server/kit/database.ts';
import { isLoopback, refuseDemoParts } from '#server/kit/demo-parts.ts';
import { createLog } from '#server/kit/log.ts';
import { SettingsError } from '#server/kit/settings-error.ts';
import { readSettings, type Settings } from '#server/kit/settings.ts';

import { runUntilStopped } from './run-until-stopped.ts';

/** The shop as browsers name it; on this machine by either of its names. */
function shopOrigins({ publicOrigin, port }: Settings): string[] {
  const isLocal = isLoopback(new URL(publicOrigin).hostname);
  const others = isLocal ? [`http://127.0.0.1:${port}`, `http://localhost:${port}`] : [];
  return [...new Set([publicOrigin, ...others])];
}

function hookUrl({ host, port }: Settings): string {
  const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const reached = everywhere[host] ?? host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}/hooks/payments`;
}

await runUntilStopped(
  async () => {
    const settings = readSettings();
    refuseDemoParts(settings);
    const { payments } = settings;
    if (payments.kind !== 'sandbox')
      throw new SettingsError('The sandbox does not run beside a real payment provider.');
    const { secret } = payments;
    if (secret === null) throw new SettingsError('PAYMENTS_SECRET must be set: the shop is given the same.');
    const log = createLog(settings.logLevel);
    const embedded = settings.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: settings.dataDir, log });
    const db = openDatabase(embedded?.url ?? settings.databaseUrl ?? '', { connections: 4 });
    const sandbox = await buildSandbox({
      db,
      clock: systemClock,
      log,
      times: readSandboxTimes(),
      schemaName: 'payments_sandbox',
      secret,
      origin: () => payments.origin,
      shopOrigins: shopOrigins(settings),
      hookUrl: () => process.env.SANDBOX_HOOK_URL || hookUrl(settings),
      isDemo: settings.isDemo,
    });
    const { port } = payments;
    const address = await sandbox.app.listen({ port, host: settings.host }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new SettingsError(`Port ${port} is taken by another program: set SANDBOX_PORT to another number.`);
    });
    console.log(`The payments sandbox is process ${process.pid}, open at ${address}`);
    const stop = async (): Promise<void> => {
      await sandbox.close();
      await db.close();
      await embedded?.stop();
    };
    return { address, drainMs: 0, stop };
  },
  { isChild: process.send !== undefined },
);
