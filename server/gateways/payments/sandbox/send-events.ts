/** Sends each event to the shop once. One that is lost stays lost: the shop asks for itself (money.md section 4, reconciliation). */
import { desc, eq } from 'drizzle-orm';

import type { Clock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';
import type { Log } from '#server/kit/log.ts';

import { SIGNATURE_HEADER, signEvent } from './event-signature.ts';
import type { SandboxTables } from './sandbox-tables.ts';
import type { SandboxTimes } from './sandbox-times.ts';
import type { SandboxDeps, SandboxEvent } from './sandbox.ts';

export interface EventSending {
  readonly db: Database;
  readonly tables: SandboxTables;
  readonly clock: Clock;
  readonly times: SandboxTimes;
  readonly secret: string;
  readonly log: Log;
  /** Of the shop: `http://127.0.0.1:4173/hooks/payments`; null sends nothing. */
  readonly hookUrl: () => string | null;
}

export interface SandboxEventSender {
  readonly tell: SandboxDeps['tell'];
  /** The payment's last event once more, under the same id. */
  repeat(ref: string): Promise<void>;
  /** Waits for what is being sent; delayed events are not sent any more. */
  stop(): Promise<void>;
}

const ANSWER_MS = 5000;

export function openEventSender(deps: EventSending): SandboxEventSender {
  const { db, tables, times, log } = deps;
  const sending = new Set<Promise<void>>();
  const delayed = new Set<NodeJS.Timeout>();
  const send = (event: SandboxEvent): void => {
    const one = deliver(deps, event)
      .then((fate) => keepFate(event, fate))
      .catch((error: unknown) => log.warn({ err: error }, 'an event could not be kept'))
      .finally(() => sending.delete(one));
    sending.add(one);
  };
  const keepFate = async ({ id, ref, kind }: SandboxEvent, fate: string): Promise<void> => {
    log.info({ ref, kind, fate }, 'event');
    const row = { id, ref, kind, fate, madeAt: deps.clock.now() };
    await db.orm.insert(tables.event).values(row).onConflictDoUpdate({ target: tables.event.id, set: { fate } });
  };
  const tell: SandboxDeps['tell'] = (event, how) => {
    if (how === 'send') return send(event);
    const keeping = keepFate(event, how === 'drop' ? 'dropped' : 'delayed')
      .catch((error: unknown) => log.warn({ err: error }, 'an event could not be kept'))
      .finally(() => sending.delete(keeping));
    sending.add(keeping);
    if (how === 'drop') return;
    const timer = setTimeout(() => {
      delayed.delete(timer);
      send(event);
    }, times.delay);
    delayed.add(timer);
  };
  return {
    tell,
    repeat: async (ref) => {
      const { event } = tables;
      const [last] = await db.orm.select().from(event).where(eq(event.ref, ref)).orderBy(desc(event.place)).limit(1);
      if (last) send(last);
    },
    stop: async () => {
      for (const timer of delayed) clearTimeout(timer);
      await Promise.allSettled(sending);
    },
  };
}

/** What became of it, in words for the operator. */
async function deliver({ secret, clock, hookUrl }: EventSending, { id, ref, kind }: SandboxEvent): Promise<string> {
  const url = hookUrl();
  if (url === null) return 'not sent';
  const body = Buffer.from(JSON.stringify({ id, ref, kind }));
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signEvent(secret, body, clock.now()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await answer.body?.cancel();
    return `answered ${answer.status}`;
  } catch {
    return 'not delivered';
  }
}
