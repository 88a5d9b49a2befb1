import { createServer } from 'node:net';

/** Below the ports that the system gives to outgoing connections (32768 and up): one of those was taken once between being found free and being used. */
const [FIRST, COUNT] = [20_000, 12_000];
const TRIES = 50;

/** A port of 127.0.0.1 that nobody listens on. @throws Error where none was found */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error(`none of ${TRIES} ports tried is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
