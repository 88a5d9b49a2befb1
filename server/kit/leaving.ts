/** What a noun does when a shopper's account is to be deleted. */
import type { Queryable, Transaction } from './database.ts';

export interface Leaving {
  /** The English sentence that says what must end before; null where nothing stands in the way. */
  readonly hindrance?: (db: Queryable, userId: number) => Promise<string | null>;
  /** Within the transaction that erases the account, before it does. */
  readonly before?: (tx: Transaction, userId: number, now: Date) => Promise<void>;
}
