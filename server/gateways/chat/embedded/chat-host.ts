/** What the embedded database asks the shop, and tells it: it knows no sessions and sends no mail itself. */
import type { Queryable } from '#server/kit/database.ts';

export interface ChatHost {
  /**
   * Whether the session is the shopper's and still good. In a transaction it stays so until that ends: an account that is deleted
   * meanwhile waits, so that nothing is written behind it.
   */
  isSignedIn(tx: Queryable, userId: number, session: string): Promise<boolean>;
  /** Those of the sessions that are still good. */
  stillSignedIn(sessions: readonly string[]): Promise<ReadonlySet<string>>;
  /** These shoppers had a socket open at that moment, and had seen what was in their chat. */
  wereHere(userIds: readonly number[], at: Date): Promise<void>;
  /** Customer care has written to the shopper. */
  wasAnswered(tx: Queryable, userId: number): Promise<void>;
}
