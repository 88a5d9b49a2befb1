/** The sockets of the embedded realtime database, at `/.ws` of the shop's own origin: who gets in, for how long, and how many. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import type { FastifyPluginCallback } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';

import { embeddedConfig } from '#server/gateways/identity/embedded/embedded-config.ts';
import { addressKey } from '#server/kit/address-key.ts';
import { refuseOtherHosts } from '#server/kit/demo-parts.ts';
import type { Deps } from '#server/kit/deps.ts';
import { knownHosts } from '#server/kit/known-hosts.ts';
import { isOwnOrigin } from '#server/kit/same-site.ts';
import type { BucketSize } from '#server/kit/token-bucket.ts';

import { ChatConnection } from './chat-connection.ts';
import type { ChatHost } from './chat-host.ts';
import { chatRules } from './chat-rules.ts';
import type { DatabaseRules } from './database-rules.ts';
import { LookAfter } from './look-after.ts';
import { CHAT_WRITES, openSocketDesk } from './socket-desk.ts';

const PATH = '/.ws';
/** A frame has 16,384 characters at most. */
const MOST_FRAME_BYTES = 65_536;
/** Of this process, and of one address. */
const MOST_SOCKETS = 5000;
const MOST_OF_ADDRESS = 100;

export interface SocketOptions {
  /** Others than the chat's: tests of the database itself. */
  readonly rules?: DatabaseRules;
  /** How often one may write. */
  readonly writes?: BucketSize;
  /** Milliseconds between looks at who may still be there. */
  readonly everyMs?: number;
}

/** Nothing at all where the settings name a Firebase project; kit/demo-parts.ts says where it may run. */
export function chatSockets(
  deps: Deps,
  host: ChatHost,
  { rules = chatRules, writes = CHAT_WRITES, everyMs }: SocketOptions = {},
) {
  const plugin: FastifyPluginCallback = (app, _options, done) => {
    if (deps.settings.chat.kind !== 'embedded') return done();
    const desk = openSocketDesk(deps, host, { rules, writes });
    const server = new WebSocketServer({ noServer: true, maxPayload: MOST_FRAME_BYTES, perMessageDeflate: false });
    const care = new LookAfter(deps, host, everyMs);
    const admits = admission(deps, care);

    const welcome = (socket: WebSocket, request: IncomingMessage): void => {
      const wire = {
        send: (frame: string) => socket.send(frame),
        get waiting() {
          return socket.bufferedAmount;
        },
        close: () => socket.close(),
      };
      const hello = { host: request.headers.host ?? '', session: randomBytes(12).toString('base64url') };
      const connection = new ChatConnection(desk, wire, hello);
      care.add({ connection, socket, address: addressOf(request) });
      socket.on('message', (data, isBinary) => {
        if (isBinary) socket.close();
        // A frame is one buffer: `ws` joins them unless it is told otherwise.
        else connection.take((data as Buffer).toString('utf8'));
      });
      socket.on('error', () => socket.terminate());
      socket.on('close', () => care.bury(socket));
    };

    const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      const url = new URL(request.url ?? '/', 'http://shop.invalid');
      if (url.pathname !== PATH) {
        // While developing, Vite's own sockets come this way too.
        if (app.server.listenerCount('upgrade') === 1) refuse(socket, 404);
        return;
      }
      socket.on('error', () => socket.destroy());
      const status = url.searchParams.get('ns') === embeddedConfig.projectId ? admits(request) : 404;
      if (status !== 101) refuse(socket, status);
      else server.handleUpgrade(request, socket, head, welcome);
    };

    app.server.on('upgrade', upgrade);
    // Before the server waits for its connections: these would never end by themselves.
    app.addHook('preClose', async () => {
      app.server.off('upgrade', upgrade);
      await care.close();
      await desk.feed.close();
    });
    done();
  };
  return plugin;
}

/** 101 where a socket may be opened, else why not. */
function admission({ settings }: Deps, care: LookAfter): (request: IncomingMessage) => number {
  const isForUs = knownHosts(settings);
  const refuseStrangers = refuseOtherHosts(settings);
  return (request) => {
    const { headers } = request;
    if (!isForUs(headers.host, PATH) || !isOwnOrigin(headers, settings.publicOrigin)) return 403;
    try {
      refuseStrangers(request);
    } catch {
      return 403;
    }
    // Behind a proxy all shoppers come from its address.
    const isCrowded = settings.trustProxy === false && care.countOf(addressOf(request)) >= MOST_OF_ADDRESS;
    return isCrowded || care.count >= MOST_SOCKETS ? 503 : 101;
  };
}

function addressOf({ socket }: IncomingMessage): string {
  return addressKey(socket.remoteAddress ?? '');
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} \r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
