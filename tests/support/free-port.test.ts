import { createServer } from 'node:net';

import { expect, test, vi } from 'vitest';

import { freePort } from './free-port.ts';

test('a port that is taken is passed over, and none is of those that outgoing connections get', async () => {
  const taken = await freePort();
  const server = createServer();
  await new Promise<void>((done) => server.listen(taken, '127.0.0.1', done));
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce((taken - 20_000) / 12_000);
  const free = await freePort();
  random.mockRestore();
  await new Promise((done) => server.close(done));
  expect(free).not.toBe(taken);
  expect(free).toBeLessThan(32_768);
});
