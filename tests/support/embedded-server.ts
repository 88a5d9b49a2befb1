/** vitest's globalSetup: one PostgreSQL for the run, with the template database that every test file copies. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the template database; its server is the run's. */
    templateUrl: string;
  }
}

/** Starts the server and gives its address to the tests; returns what ends it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  project.provide('templateUrl', server.url);
  return () => server.stop();
}

/** A PostgreSQL with the migrated template database, whose address it answers with. */
export async function startTestPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'zad-tests-'));
  // As root PostgreSQL runs as another user, who could not enter it otherwise.
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder, log: createLog('error'), isDurable: false });
  const admin = new Client({ connectionString: server.url });
  await admin.connect();
  await admin.query('create database template_zad');
  await admin.end();
  const url = server.url.replace(/\/zad$/, '/template_zad');
  const template = openDatabase(url);
  await migrate(template);
  await template.close();
  return {
    url,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
