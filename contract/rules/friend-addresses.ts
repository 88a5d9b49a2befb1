import { emailKey, isEmail } from './email.ts';

/** Addresses that an invitation goes to at a time, and those of one shopper within 24 hours. */
export const MOST_ADDRESSES = 10;
export const MOST_ADDRESSES_OF_DAY = 20;
/** Characters of what a shopper writes to friends. */
export const SUBJECT_LENGTH = 120;
export const BODY_LENGTH = 1000;

interface FriendAddresses {
  /** As typed, each once. */
  readonly good: readonly string[];
  /** What is no address. */
  readonly wrong: readonly string[];
}

/**
 * "The comma-separated list is trimmed and empty entries dropped" (account.md section 5); so are the shopper's own address and what stands
 * there twice. A comma of Arabic, a semicolon and a new line part addresses too: none of them holds one.
 */
export function friendAddresses(typed: string, own: string): FriendAddresses {
  const seen = new Set(['', emailKey(own)]);
  const entries = typed
    .split(/[,،;؛\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => {
      const key = emailKey(entry);
      return !seen.has(key) && seen.add(key);
    });
  return { good: entries.filter(isEmail), wrong: entries.filter((entry) => !isEmail(entry)) };
}
