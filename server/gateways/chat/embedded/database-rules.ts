/** Who may read and write where. */
import type { Path, Tree } from './tree.ts';

/** Who speaks through a socket. */
export interface Speaker {
  readonly uid: string;
  /** Customer care. */
  readonly isAgent: boolean;
  /** Names the session of the shop that the token was made for; null for customer care. */
  readonly session: string | null;
  /** Milliseconds since 1970 until which its token is good. */
  readonly expiresAt: number;
}

export interface PlannedWrite {
  readonly path: Path;
  /** What is there before, and what is to be there. */
  readonly before: Tree;
  readonly value: Tree;
}

export interface DatabaseRules {
  /** `speaker` is null for who has not said who they are. */
  mayRead(speaker: Speaker | null, path: Path): boolean;
  /** `now`: what the database's time is filled in as. */
  mayWrite(speaker: Speaker | null, write: PlannedWrite, now: number): boolean;
}
