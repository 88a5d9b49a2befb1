/** A process that runs the embedded PostgreSQL of the folder it is given, for tests that kill it. */
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { createLog } from '#server/kit/log.ts';

const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('Name a folder.');
const server = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
process.on('SIGTERM', () => {
  void server.stop().then(() => process.exit());
});
console.log(JSON.stringify({ url: server.url, pid: server.pid }));
setInterval(() => undefined, 1000);
