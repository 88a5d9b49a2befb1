/** Starts a payment at the sandbox: with a card that was just typed, or with one that it keeps. */
import { randomBytes, randomUUID } from 'node:crypto';

import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Authorise } from '#server/gateways/payments/payment-gateway.ts';
import type { Transaction } from '#server/kit/database.ts';

import { authoriseSandbox, type SandboxPayment } from './sandbox-payment.ts';
import { refuseForGood } from './sandbox-refusal.ts';
import { addSandboxPayment, readSandboxPayment } from './sandbox-store.ts';
import type { SandboxTables } from './sandbox-tables.ts';
import type { SandboxDeps } from './sandbox.ts';

type PayingCard = Pick<SandboxPayment, 'outcome' | 'scheme' | 'maskedPan' | 'expiry' | 'cardToken'>;

/** Milliseconds for which a session may be paid with. */
const SESSION_LIFE = 30 * 60_000;

/**
 * The payment under this reference; one that is there already is given as it is, and nothing starts.
 * @throws SandboxRefusal
 */
export function startSandboxPayment(deps: SandboxDeps, asked: Authorise): Promise<SandboxPayment> {
  return startOnce(deps, asked, async (tx, now) =>
    firstState(asked, await cardOf(tx, deps.tables, asked, now), now, deps.times),
  );
}

/** `make`: the payment as it begins, for a reference that is new. @throws SandboxRefusal where it was used for another amount */
export async function startOnce(
  deps: SandboxDeps,
  asked: Pick<Authorise, 'ref' | 'fils'>,
  make: (tx: Transaction, now: Date) => Promise<SandboxPayment> | SandboxPayment,
): Promise<SandboxPayment> {
  const { db, tables, clock } = deps;
  const now = clock.now();
  const { payment, isNew } = await db.transaction(async (tx) => {
    // Two requests under one reference, one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${tables.schemaName} ${asked.ref}`}))`);
    const known = await readSandboxPayment(tx, tables, asked.ref);
    if (known) return { payment: known, isNew: false };
    const started = await make(tx, now);
    await addSandboxPayment(tx, tables, started);
    return { payment: started, isNew: true };
  });
  if (!isNew && payment.fils !== asked.fils) return refuseForGood('This reference was used for another amount');
  if (isNew) deps.tell({ id: randomUUID(), ref: payment.ref, kind: payment.base }, 'send');
  return payment;
}

function firstState(asked: Authorise, card: PayingCard, now: Date, times: SandboxDeps['times']): SandboxPayment {
  // A kept card without its CVV is asked for 3-D Secure.
  const isUnproved = 'token' in asked.card && asked.card.sessionId === null && card.outcome !== 'declined';
  const isAsked = isUnproved || card.outcome === 'asks_3ds' || card.outcome === 'fails_3ds';
  const waiting = isAsked ? times.challenge : times.late;
  const payment: SandboxPayment = {
    ref: asked.ref,
    fils: asked.fils,
    base: isAsked ? 'awaiting_3ds' : card.outcome === 'declined' ? 'failed' : 'pending',
    ...card,
    challengeId: isAsked ? randomBytes(18).toString('base64url') : null,
    wallet: null,
    language: asked.language,
    dueAt: card.outcome === 'declined' ? null : new Date(now.getTime() + waiting),
    madeAt: now,
    nextOperation: 'do',
    nextEvent: 'send',
    operations: [],
  };
  const isAtOnce = payment.base === 'pending' && card.outcome !== 'late';
  return isAtOnce ? authoriseSandbox(payment, now, times) : payment;
}

async function cardOf(tx: Transaction, tables: SandboxTables, asked: Authorise, now: Date): Promise<PayingCard> {
  if ('token' in asked.card) {
    const { token, sessionId } = asked.card;
    const [kept] = await tx.select().from(tables.card).where(eq(tables.card.token, token));
    if (!kept) return refuseForGood('There is no such card');
    if (sessionId !== null) await takeSession(tx, tables, { id: sessionId, kind: 'cvv', ref: asked.ref, now });
    const { outcome, scheme, maskedPan, expiry } = kept;
    return { outcome, scheme, maskedPan, expiry, cardToken: asked.keepsCard ? token : null };
  }
  const id = asked.card.sessionId;
  const { outcome, scheme, maskedPan, expiry } = await takeSession(tx, tables, {
    id,
    kind: 'card',
    ref: asked.ref,
    now,
  });
  if (outcome === null || scheme === null || maskedPan === null || expiry === null)
    return refuseForGood('It has no card');
  const card = { outcome, scheme, maskedPan, expiry };
  if (!asked.keepsCard) return { ...card, cardToken: null };
  const token = `card_${randomBytes(18).toString('base64url')}`;
  await tx.insert(tables.card).values({ ...card, token, madeAt: now });
  return { ...card, cardToken: token };
}

interface SessionUse {
  id: string;
  kind: 'card' | 'cvv';
  ref: string;
  now: Date;
}

async function takeSession(tx: Transaction, { session }: SandboxTables, { id, kind, ref, now }: SessionUse) {
  const [used] = await tx
    .update(session)
    .set({ usedBy: ref })
    .where(and(eq(session.id, id), eq(session.kind, kind), isNull(session.usedBy)))
    .returning();
  if (!used) return refuseForGood('There is no such session, or it was paid with before');
  if (now.getTime() - used.madeAt.getTime() > SESSION_LIFE) return refuseForGood('The session is too old');
  return used;
}
