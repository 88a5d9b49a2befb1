import { desc, lt } from 'drizzle-orm';

import type { Clock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';

import type { Message } from './message.ts';
import { outboxMessage } from './table.ts';

const KEPT_MS = 7 * 24 * 3600 * 1000;

export function keepInOutbox(db: Database, clock: Clock) {
  return async (channel: 'sms' | 'mail', { to, subject, body, key }: Message): Promise<void> => {
    const now = clock.now();
    const values = { channel, recipient: to, subject, body, key: key ?? null, createdAt: now };
    await db.orm.insert(outboxMessage).values(values).onConflictDoNothing();
    await db.orm.delete(outboxMessage).where(lt(outboxMessage.createdAt, new Date(now.getTime() - KEPT_MS)));
  };
}

/** The newest first. */
export function readOutbox(db: Database, most = 50): Promise<(typeof outboxMessage.$inferSelect)[]> {
  return db.orm.select().from(outboxMessage).orderBy(desc(outboxMessage.id)).limit(most);
}
