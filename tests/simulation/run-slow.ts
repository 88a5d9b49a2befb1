import { randomUUID } from 'node:crypto';

import type { Database } from '#server/kit/database.ts';

import { forgetIdbDevices, newIdbDevice } from './idb-device.ts';
import { PostgresServer } from './postgres-server.ts';
import { Simulation } from './simulation.ts';
import type { Step } from './steps.ts';

/** One history on real databases: IndexedDB's stand-in on the devices, PostgreSQL on the server. */
export async function runSlow(db: Database, userIds: readonly [number, number], steps: readonly Step[]): Promise<void> {
  const server = new PostgresServer(db, userIds);
  await server.clear();
  try {
    await new Simulation({ server, newStore: newIdbDevice, userIds, newId: () => randomUUID() }).run(steps);
  } finally {
    await forgetIdbDevices();
  }
}
