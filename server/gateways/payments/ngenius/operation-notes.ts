/** Operations by our keys, in the database: written before they are sent, and which of N-Genius's own each became. */
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';

import { ngeniusOperation } from '#server/gateways/payments/table.ts';
import type { Database } from '#server/kit/database.ts';

export type OperationNote = typeof ngeniusOperation.$inferSelect;

export async function operationNotes({ orm }: Database, ref: string): Promise<OperationNote[]> {
  return orm
    .select()
    .from(ngeniusOperation)
    .where(eq(ngeniusOperation.ref, ref))
    .orderBy(asc(ngeniusOperation.sentAt), asc(ngeniusOperation.key), asc(ngeniusOperation.part));
}

export async function noteOperations({ orm }: Database, parts: readonly OperationNote[]): Promise<void> {
  await orm
    .insert(ngeniusOperation)
    .values([...parts])
    .onConflictDoNothing();
}

const isOf = ({ ref, key }: Pick<OperationNote, 'ref' | 'key'>) =>
  and(eq(ngeniusOperation.ref, ref), eq(ngeniusOperation.key, key));
const isPart = (note: OperationNote) => and(isOf(note), eq(ngeniusOperation.part, note.part));

/** False where somebody else sent it since it was read. */
export async function claimOperation({ orm }: Database, note: OperationNote, now: Date): Promise<boolean> {
  const asRead = note.sentAt === null ? isNull(ngeniusOperation.sentAt) : eq(ngeniusOperation.sentAt, note.sentAt);
  const claimed = await orm
    .update(ngeniusOperation)
    .set({ sentAt: now })
    .where(and(isPart(note), isNull(ngeniusOperation.doneReference), asRead))
    .returning();
  return claimed.length > 0;
}

export async function writeDone({ orm }: Database, note: OperationNote, doneReference: string): Promise<void> {
  await orm.update(ngeniusOperation).set({ doneReference }).where(isPart(note));
}

/** Where N-Genius refused it: what of the key was not done is as if it had not been sent, and where nothing was, not asked either. */
export async function forgetOperation({ orm }: Database, operation: Pick<OperationNote, 'ref' | 'key'>): Promise<void> {
  const isOfKey = isOf(operation);
  await orm
    .update(ngeniusOperation)
    .set({ sentAt: null })
    .where(and(isOfKey, isNull(ngeniusOperation.doneReference)));
  const [done] = await orm
    .select()
    .from(ngeniusOperation)
    .where(and(isOfKey, isNotNull(ngeniusOperation.doneReference)));
  if (!done) await orm.delete(ngeniusOperation).where(isOfKey);
}
