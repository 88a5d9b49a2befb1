/**
 * A slow link in front of a server: a proxy with an address of its own. The browser's own throttling reaches pages but not
 * service workers, so what a worker fetches would be free; here everything crosses the same link and is counted.
 * TCP's slow start, lost packets and encryption are not modelled.
 */
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Kind = 'html' | 'js' | 'css' | 'img' | 'font' | 'data' | 'other';

export interface LinkOptions {
  roundTripMs: number;
  /** Kilobits a second towards the browser; 0 sets no limit. */
  downKbps: number;
}

export interface ShapedLink {
  /** `http://127.0.0.1:12345` */
  origin: string;
  /** Answers' bytes since the last call, by kind, as sent: compressed. */
  takeBytes(): Partial<Record<Kind, number>>;
  /** Breaks what is open and refuses what comes. */
  cut(): void;
  /** Lets things cross again. */
  mend(): void;
  /** Resolves once nothing crossed for `ms` from now on, or after `atMostMs`. */
  quiet(ms: number, atMostMs?: number): Promise<void>;
  close(): void;
}

const KINDS: readonly [RegExp, Kind][] = [
  [/javascript/, 'js'],
  [/css/, 'css'],
  [/^image/, 'img'],
  [/font/, 'font'],
  [/html/, 'html'],
  [/json/, 'data'],
];

/** Answers that arrive together share the link in slices of this size. */
const SLICE_BYTES = 4096;

/** To the server at `target`, such as http://127.0.0.1:4173. */
export async function openShapedLink(target: string, { roundTripMs, downKbps }: LinkOptions): Promise<ShapedLink> {
  const bytesPerMs = downKbps / 8;
  const greeted = new WeakSet<Socket>();
  const sockets = new Set<Socket>();
  let bytes: Partial<Record<Kind, number>> = {};
  let isCut = false;
  const open = new Set<ServerResponse>();
  let lastActive = performance.now();
  let freeAt = 0;

  const crossed = async (kind: Kind, count: number): Promise<void> => {
    bytes[kind] = (bytes[kind] ?? 0) + count;
    const now = performance.now();
    lastActive = now;
    if (bytesPerMs === 0) return;
    freeAt = Math.max(freeAt, now) + count / bytesPerMs;
    await pause(freeAt - now);
  };

  const forward = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A new connection takes a round trip before its first request.
    const isNew = !greeted.has(incoming.socket);
    greeted.add(incoming.socket);
    await pause(isNew ? roundTripMs * 1.5 : roundTripMs / 2);
    const outgoing = ask(`${target}${incoming.url}`, { method: incoming.method, headers: incoming.headers });
    incoming.pipe(outgoing);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    await pause(roundTripMs / 2);
    const kind = KINDS.find(([type]) => type.test(answer.headers['content-type'] ?? ''))?.[1] ?? 'other';
    await crossed(kind, answer.rawHeaders.join('    ').length);
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      for (let start = 0; start < chunk.length; start += SLICE_BYTES) {
        const slice = chunk.subarray(start, start + SLICE_BYTES);
        await crossed(kind, slice.length);
        if (response.destroyed) return;
        response.write(slice);
      }
    }
    response.end();
  };

  const server = createServer((incoming, response) => {
    if (isCut) return void incoming.socket.destroy();
    open.add(response);
    response.on('close', () => {
      open.delete(response);
      lastActive = performance.now();
    });
    // A server that goes away is to the browser a connection that breaks.
    forward(incoming, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 60_000;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const breakAll = (): void => sockets.forEach((socket) => void socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    origin: `http://127.0.0.1:${port}`,
    takeBytes: () => {
      const taken = bytes;
      bytes = {};
      return taken;
    },
    mend: () => {
      isCut = false;
    },
    cut: () => {
      isCut = true;
      breakAll();
    },
    quiet: async (ms, atMostMs = 60_000) => {
      const start = performance.now();
      const isBusy = (now: number): boolean => open.size > 0 || now - Math.max(lastActive, start) < ms;
      while (performance.now() - start < atMostMs && isBusy(performance.now())) await pause(50);
    },
    close: () => {
      server.close();
      breakAll();
    },
  };
}
