/** What the nouns bring: their edits, how their keys look, and what only the server can know. The exchange itself knows no noun. */
import type { Mutation, RefusalCode, RowValue } from '#contract/rules/mutation.ts';

/** Why a row may not come to be; null where it may. */
export type Guard = (key: string, value: RowValue) => RefusalCode | null;

export interface SyncRules {
  readonly mutations: readonly Mutation[];
  /** Whether the database can hold the row, and gives it back the same. */
  isStorable(key: string, value: RowValue | null): boolean;
  /** Looks up what a batch names; the answer says of a key that is new whether it may come to be with that value. */
  guard(args: readonly Readonly<Record<string, unknown>>[]): Promise<Guard>;
  /** Hears of a failure that is our fault; the edit is tried again, four times. */
  onFailure?(error: unknown, edit: { readonly id: string; readonly name: string }): void;
}
