/**
 * The sandbox without its pages: payments, sessions and kept cards, each change in one transaction, with an event after it. The clock is one
 * that tests move.
 */
import { randomUUID } from 'node:crypto';

import { lt } from 'drizzle-orm';

import type { Clock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';

import { operateSandbox, ripen, type AskedSandboxOperation, type SandboxPayment } from './sandbox-payment.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';
import { findDue, readSandboxPayment, saveSandboxPayment, settleNow, takeSettled } from './sandbox-store.ts';
import type { SandboxTables } from './sandbox-tables.ts';
import type { SandboxTimes } from './sandbox-times.ts';

export interface SandboxDeps {
  readonly db: Database;
  readonly tables: SandboxTables;
  readonly clock: Clock;
  readonly times: SandboxTimes;
  /** Hears of each change once it is committed: the event is sent from here. */
  readonly tell: (event: SandboxEvent, how: SandboxPayment['nextEvent']) => void;
}

export interface SandboxEvent {
  readonly id: string;
  readonly ref: string;
  /** What happened, such as `captured`; the shop goes by what the payment then is. */
  readonly kind: string;
}

type Change = (payment: SandboxPayment, now: Date) => SandboxPayment;

/** Locks the payment, lets happen what is due, makes the change, and tells of both. Null where there is no such payment. */
export async function changeSandboxPayment(
  deps: SandboxDeps,
  ref: string,
  change: Change,
): Promise<SandboxPayment | null> {
  const now = deps.clock.now();
  const [result, tellings] = await deps.db.transaction(async (tx) => {
    const found = await readSandboxPayment(tx, deps.tables, ref, { isLocked: true });
    if (!found) return [null, []] as const;
    const ripe = ripen(found, now, deps.times);
    const changed = attempt(() => change(ripe, now));
    const after = changed.payment ?? ripe;
    const kinds = [...kindsBetween(found, ripe), ...kindsBetween(ripe, after)];
    // A choice for the next event, or the next operation, is used up by it.
    const isOperated = changed.refusal !== null || after.operations.length > ripe.operations.length;
    const nextOperation = isOperated && ripe.nextOperation !== 'do' ? 'do' : after.nextOperation;
    const nextEvent = kinds.length > 0 ? 'send' : after.nextEvent;
    const saved: SandboxPayment = { ...after, nextOperation, nextEvent };
    await saveSandboxPayment(tx, deps.tables, found, saved);
    return [
      { saved, refusal: changed.refusal },
      kinds.map((kind, index) => ({ kind, how: index === 0 ? ripe.nextEvent : 'send' }) as const),
    ] as const;
  });
  for (const { kind, how } of tellings) deps.tell({ id: randomUUID(), ref, kind }, how);
  if (result === null) return null;
  if (result.refusal) throw result.refusal;
  return result.saved;
}

/** What was due is kept, and an operator's choice used up, also where the change is refused. */
function attempt(make: () => SandboxPayment): { payment: SandboxPayment | null; refusal: SandboxRefusal | null } {
  try {
    return { payment: make(), refusal: null };
  } catch (error) {
    if (error instanceof SandboxRefusal) return { payment: null, refusal: error };
    throw error;
  }
}

function kindsBetween(before: SandboxPayment, after: SandboxPayment): string[] {
  const done = after.operations.slice(before.operations.length).map(({ kind }) => DONE[kind]);
  if (after.base === before.base || done.length > 0) return done;
  return [after.base === 'voided' ? 'lapsed' : after.base];
}

const DONE = { capture: 'captured', void: 'voided', refund: 'refunded' } as const;

/** @throws SandboxRefusal */
export async function operateOn(deps: SandboxDeps, ref: string, asked: AskedSandboxOperation): Promise<SandboxPayment> {
  const payment = await changeSandboxPayment(deps, ref, (found, now) => operateSandbox(found, asked, now, deps.times));
  if (payment) return payment;
  throw new SandboxRefusal('There is no such payment', true, 404);
}

/** Milliseconds for which a session is kept, paid with or not. */
const SESSION_KEPT = 24 * 3600 * 1000;

/** Does what is due: late answers, lapses, settlements; and forgets old sessions. */
export async function sweepSandbox(deps: SandboxDeps): Promise<void> {
  const now = deps.clock.now();
  for (const ref of await findDue(deps.db.orm, deps.tables, now))
    await changeSandboxPayment(deps, ref, (payment) => payment);
  const settled = await deps.db.transaction((tx) => takeSettled(tx, deps.tables, now));
  for (const ref of settled) deps.tell({ id: randomUUID(), ref, kind: 'settled' }, 'send');
  const { session } = deps.tables;
  await deps.db.orm.delete(session).where(lt(session.madeAt, new Date(now.getTime() - SESSION_KEPT)));
}

export async function settleSandboxPayment(deps: SandboxDeps, ref: string): Promise<void> {
  await deps.db.transaction((tx) => settleNow(tx, deps.tables, ref, deps.clock.now()));
  await sweepSandbox(deps);
}
