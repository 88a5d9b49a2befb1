/** What the nouns bring: their edits, how their keys look, and what only the server can know. The exchange itself knows no noun. */
import type { Mutation, RefusalCode, RowValue } from '#contract/rules/mutation.ts';

export interface SyncRules {
  readonly mutations: readonly Mutation[];
  /** Whether the database can hold the row, and gives it back the same. */
  isStorable(key: string, value: RowValue | null): boolean;
  /** Looks up what a batch names; the answer says of a key that is new whether it may come to be. */
  guard(args: readonly Readonly<Record<string, unknown>>[]): Promise<(key: string) => RefusalCode | null>;
  /** Hears of a failure that is our fault; the edit is tried again, four times. */
  onFailure?(error: unknown, edit: { readonly id: string; readonly name: string }): void;
}
