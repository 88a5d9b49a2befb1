/** One store for all journeys that only read; its address goes to them by ZAD_ORIGIN. */
import { startStore } from './journey-server.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env['ZAD_ORIGIN'] !== undefined) return () => Promise.resolve();
  const store = await startStore();
  process.env['ZAD_ORIGIN'] = store.origin;
  return () => store.stop();
}
