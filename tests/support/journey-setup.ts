/** One store for all journeys that only read; its address goes to them by ZAD_ORIGIN, its data folder by ZAD_DATA_DIR. */
import { startStore } from './journey-server.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env['ZAD_ORIGIN'] !== undefined) return () => Promise.resolve();
  const store = await startStore();
  process.env['ZAD_ORIGIN'] = store.origin;
  process.env['ZAD_DATA_DIR'] = store.dataDir;
  return () => store.stop();
}
