/** Reads and writes the sandbox's payments. Writers take a transaction of the caller's. */
import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';

import type { SandboxPayment } from './sandbox-payment.ts';
import type { SandboxTables } from './sandbox-tables.ts';

/** Null where there is none. */
export async function readSandboxPayment(
  db: Queryable,
  { payment, operation }: SandboxTables,
  ref: string,
  { isLocked = false } = {},
): Promise<SandboxPayment | null> {
  const reading = db.select().from(payment).where(eq(payment.ref, ref));
  const [row] = await (isLocked ? reading.for('no key update') : reading);
  if (!row) return null;
  const { key, kind, fils, settlesAt } = operation;
  const operations = await db
    .select({ key, kind, fils, settlesAt })
    .from(operation)
    .where(eq(operation.ref, ref))
    .orderBy(asc(operation.place));
  return { ...row, operations };
}

/** A payment that starts: it has no operations yet. */
export async function addSandboxPayment(
  tx: Transaction,
  { payment }: SandboxTables,
  { operations: _none, ...row }: SandboxPayment,
): Promise<void> {
  await tx.insert(payment).values(row);
}

/** Writes what differs of a payment that the transaction has locked. */
export async function saveSandboxPayment(
  tx: Transaction,
  { payment, operation }: SandboxTables,
  before: SandboxPayment,
  after: SandboxPayment,
): Promise<void> {
  const { operations, ...row } = after;
  await tx.update(payment).set(row).where(eq(payment.ref, after.ref));
  const added = operations.map((one, place) => ({ ...one, place, ref: after.ref })).slice(before.operations.length);
  if (added.length > 0) await tx.insert(operation).values(added);
}

/** Of the challenge, or the wallet's sheet, with this id. */
export async function findChallenged(
  db: Queryable,
  { payment }: SandboxTables,
  challengeId: string,
): Promise<Pick<SandboxPayment, 'ref' | 'fils' | 'maskedPan' | 'base' | 'wallet'> | null> {
  const { ref, fils, maskedPan, base, wallet } = payment;
  const [row] = await db
    .select({ ref, fils, maskedPan, base, wallet })
    .from(payment)
    .where(eq(payment.challengeId, challengeId));
  return row ?? null;
}

/** Payments in which something is due to happen by itself. */
export async function findDue(db: Queryable, { payment }: SandboxTables, now: Date): Promise<string[]> {
  const rows = await db
    .select({ ref: payment.ref })
    .from(payment)
    .where(
      and(
        isNotNull(payment.dueAt),
        lte(payment.dueAt, now),
        inArray(payment.base, ['pending', 'awaiting_3ds', 'authorised']),
      ),
    )
    .limit(100);
  return rows.map(({ ref }) => ref);
}

/** References of payments with captures that settled since the last call. */
export async function takeSettled(tx: Transaction, { operation }: SandboxTables, now: Date): Promise<string[]> {
  const rows = await tx
    .update(operation)
    .set({ isSettlementTold: true })
    .where(and(eq(operation.isSettlementTold, false), eq(operation.kind, 'capture'), lte(operation.settlesAt, now)))
    .returning({ ref: operation.ref });
  return [...new Set(rows.map(({ ref }) => ref))];
}

/** Settles the payment's captures at once. */
export async function settleNow(tx: Transaction, { operation }: SandboxTables, ref: string, now: Date): Promise<void> {
  await tx
    .update(operation)
    .set({ settlesAt: now })
    .where(and(eq(operation.ref, ref), eq(operation.kind, 'capture')));
}

/** The newest, for the operator's page. */
export async function listSandboxPayments(
  db: Queryable,
  tables: SandboxTables,
  most: number,
): Promise<SandboxPayment[]> {
  const { payment, operation } = tables;
  const rows = await db.select().from(payment).orderBy(desc(payment.madeAt)).limit(most);
  const refs = rows.map(({ ref }) => ref);
  const operations = await db
    .select()
    .from(operation)
    .where(inArray(operation.ref, refs))
    .orderBy(asc(operation.place));
  return rows.map((row) => ({ ...row, operations: operations.filter(({ ref }) => ref === row.ref) }));
}
