import { randomUUID } from 'node:crypto';

import type { Database } from '#server/kit/database.ts';

import { forgetIdbDevices, newIdbDevice } from './idb-device.ts';
import { PostgresServer, type SlowFaults } from './postgres-server.ts';
import { Simulation } from './simulation.ts';
import type { Step } from './steps.ts';

/** One history on real databases: IndexedDB's stand-in on the devices, PostgreSQL on the server. */
export async function runSlow(db: Database, steps: readonly Step[], faults: SlowFaults = {}): Promise<void> {
  const server = new PostgresServer(db, faults);
  try {
    await new Simulation({ server, newStore: newIdbDevice, newId: () => randomUUID() }).run(steps);
  } finally {
    await server.clear();
    await forgetIdbDevices();
  }
}
