/** The embedded realtime database alone, on a port of its own, with rules that a test chooses. */
import fastify from 'fastify';

import type { ChatHost } from '#server/gateways/chat/embedded/chat-host.ts';
import { chatSockets } from '#server/gateways/chat/embedded/chat-sockets.ts';
import type { DatabaseRules } from '#server/gateways/chat/embedded/database-rules.ts';
import { embeddedIdentityRoutes } from '#server/gateways/identity/embedded/embedded-identity-routes.ts';
import { EmbeddedTokens } from '#server/gateways/identity/embedded/embedded-tokens.ts';
import { embeddedKey } from '#server/gateways/identity/embedded/signing-key.ts';
import { systemClock, type Clock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import type { BucketSize } from '#server/kit/token-bucket.ts';

import { afterFile } from './after-file.ts';
import { openChatDevice, type ChatDevice } from './chat-device.ts';

/** Whoever has signed in may do everything below `open`. */
const openRules: DatabaseRules = {
  mayRead: (speaker, path) => speaker !== null && path[0] === 'open',
  mayWrite: (speaker, { path }) => speaker !== null && path[0] === 'open',
};

const ENDLESS: BucketSize = { burst: 1_000_000, perMinute: 1_000_000 };

interface BenchOptions {
  readonly rules?: DatabaseRules;
  readonly clock?: Clock;
  readonly port?: number;
  readonly everyMs?: number;
  readonly writes?: BucketSize;
}

export async function openRealtimeBench(db: Database, options: BenchOptions = {}) {
  const { rules = openRules, clock = systemClock, port = 0, everyMs = 100, writes = ENDLESS } = options;
  /** Sessions that have ended. */
  const ended = new Set<string>();
  const here: number[] = [];
  const host: ChatHost = {
    isSignedIn: (_tx, _userId, session) => Promise.resolve(!ended.has(session)),
    stillSignedIn: (sessions) => Promise.resolve(new Set(sessions.filter((one) => !ended.has(one)))),
    wereHere: (userIds) => {
      here.push(...userIds);
      return Promise.resolve();
    },
    wasAnswered: () => Promise.resolve(),
  };
  const deps = { db, clock, log: createLog('silent'), settings: readSettings({}) };
  const app = fastify();
  await app.register(embeddedIdentityRoutes(deps));
  await app.register(chatSockets(deps, host, { rules, writes, everyMs }));
  const origin = await app.listen({ port, host: '127.0.0.1' });
  afterFile(() => app.close());
  const tokens = new EmbeddedTokens(() => embeddedKey(db), clock);
  return {
    origin,
    port: Number(new URL(origin).port),
    ended,
    here,
    close: () => app.close(),
    /** A token of the shopper `uid`, bound to `session`. */
    token: (uid = '7', claims: Record<string, unknown> = { session: 'one' }) => tokens.custom(uid, claims),
    device: async (uid = '7', claims?: Record<string, unknown>): Promise<ChatDevice> => {
      const device = openChatDevice(origin);
      afterFile(() => device.close());
      await device.signIn(await tokens.custom(uid, claims ?? { session: 'one' }));
      return device;
    },
  };
}

export type RealtimeBench = Awaited<ReturnType<typeof openRealtimeBench>>;
