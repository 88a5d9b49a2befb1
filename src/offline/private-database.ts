import { Dexie, type EntityTable } from 'dexie';

import type { StoredDocument } from './kept-documents.ts';
import type { KeptCard } from './own-cards.ts';
import { PRIVATE_PREFIX } from './private-names.ts';

/** One answer to a read of the shopper's own, as it came over the wire. */
export interface StoredAnswer {
  /** The query's key as text: call and input. */
  key: string;
  call: string;
  /** The input as on the wire. */
  input: unknown;
  /** The answer as on the wire. */
  answer: unknown;
  /** ISO time at which the server gave it. */
  asOf: string;
}

/** Every shopper has a database of their own, so that what is one's cannot be read as another's. */
export class PrivateDatabase extends Dexie {
  declare answers: EntityTable<StoredAnswer, 'key'>;
  declare cards: EntityTable<KeptCard, 'stockCode'>;
  declare documents: EntityTable<StoredDocument, 'name'>;

  constructor(userId: number) {
    super(`${PRIVATE_PREFIX}${userId}`);
    this.version(1).stores({ answers: 'key' });
    this.version(2).stores({ cards: 'stockCode' });
    this.version(3).stores({ documents: 'name, asOf' });
    // Dexie's own handler would open it again at the next write, and so make the database anew that another tab has just erased.
    this.on('versionchange', () => {
      this.close();
      return false;
    });
  }
}
