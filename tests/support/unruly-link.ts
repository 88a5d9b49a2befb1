/** A link that knows the exchange of edits and can spoil it: lose an answer, send a request twice, hold it back, cut an answer short, or be a captive portal. */
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import { fromSomewhere } from './shopper.ts';

export type Mischief =
  | 'none'
  /** The server hears and answers; the answer never comes. */
  | 'lose-answer'
  /** The server hears the same request twice; the second answer comes. */
  | 'twice'
  /** Half of the answer, then the line is cut. */
  | 'cut-short'
  /** A hotel's page, with status 200. */
  | 'portal'
  /** 503 of a machine in between. */
  | 'overloaded';

export interface UnrulyLink {
  origin: string;
  /** What befalls each exchange from now on. */
  does(mischief: Mischief): void;
  /** Held back by so much, each exchange. */
  delays(ms: number): void;
  /** Cut everything, or let it through. */
  cut(isCut: boolean): void;
  /** Exchanges that reached the server so far. */
  exchanges(): number;
  close(): Promise<void>;
}

const EXCHANGE = /^\/ecomapi\/sync(\?|$)/i;

export async function openUnrulyLink(storeOrigin: string): Promise<UnrulyLink> {
  const store = new URL(storeOrigin);
  const sockets = new Set<Socket>();
  const address = fromSomewhere();
  let mischief: Mischief = 'none';
  let delay = 0;
  let isCut = false;
  let count = 0;

  const forward = (asked: IncomingMessage, body: Buffer): Promise<{ head: IncomingMessage; body: Buffer }> =>
    new Promise((resolve, reject) => {
      const onward = send(
        {
          host: store.hostname,
          port: store.port,
          method: asked.method,
          path: asked.url,
          headers: { ...asked.headers, ...address, connection: 'close' },
        },
        (head) => void bodyOf(head).then((answer) => resolve({ head, body: answer }), reject),
      );
      onward.on('error', reject);
      onward.end(body);
    });

  const pass = async (asked: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const body = await bodyOf(asked);
    const isExchange = EXCHANGE.test(asked.url ?? '');
    const now = isExchange ? mischief : 'none';
    if (isExchange && delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    if (isCut) return void asked.socket.destroy();
    if (now === 'portal')
      return void reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the lobby</h1>');
    if (now === 'overloaded') return void reply.writeHead(503).end('busy');
    if (isExchange) count += 1;
    let answer = await forward(asked, body);
    if (now === 'twice') answer = await forward(asked, body);
    if (now === 'lose-answer' || isCut) return void asked.socket.destroy();
    reply.writeHead(answer.head.statusCode ?? 502, answer.head.headers);
    if (now !== 'cut-short') return void reply.end(answer.body);
    reply.write(answer.body.subarray(0, answer.body.length / 2), () => asked.socket.destroy());
  };

  const server = createServer((asked, reply) => {
    pass(asked, reply).catch(() => asked.socket.destroy());
  });
  server.on('connection', (socket) => {
    if (isCut) return void socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    does: (next) => void (mischief = next),
    delays: (ms) => void (delay = ms),
    cut: (next) => {
      isCut = next;
      if (next) hangUp();
    },
    exchanges: () => count,
    close: () =>
      new Promise((done) => {
        hangUp();
        server.close(() => done());
      }),
  };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
