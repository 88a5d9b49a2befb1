/** A link to the store that a journey can cut, as a lift or a basement does. It carries bytes and knows no HTTP. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `dead` takes connections and never answers: a bar of signal that carries nothing. */
export type Signal = 'good' | 'none' | 'dead';

export interface Link {
  origin: string;
  set(signal: Signal): void;
  /** How many requests went through whose path begins so. */
  asked(path: string): number;
  close(): Promise<void>;
}

export async function openLink(storeOrigin: string): Promise<Link> {
  const { hostname, port } = new URL(storeOrigin);
  const sockets = new Set<Socket>();
  let signal: Signal = 'good';
  const paths: string[] = [];
  const follow = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    return socket.on('error', () => socket.destroy());
  };
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    follow(near);
    near.on('data', (sent: Buffer) => {
      const [, path] = /^(?:GET|POST) (\S+) HTTP/.exec(sent.toString('latin1', 0, 500)) ?? [];
      if (path !== undefined) paths.push(path);
    });
    if (signal === 'none') near.destroy();
    if (signal !== 'good') return;
    const far = follow(connect(Number(port), hostname));
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next) => {
      signal = next;
      cut();
    },
    asked: (path) => paths.filter((one) => one.startsWith(path)).length,
    close: () =>
      new Promise((done) => {
        cut();
        server.close(() => done());
      }),
  };
}
