import { createHash } from 'node:crypto';

import type { LoggedEdit } from './sync-store.ts';

/**
 * The arguments as the log keeps them: JSON as it was sent. Arguments that made no sense are kept as their size in bytes and SHA-256,
 * so that a repeat is recognised and nobody can fill the database with them (security-findings H4).
 */
export function keptArgs({ args, refused }: Pick<LoggedEdit, 'args' | 'refused'>): string {
  const json = JSON.stringify(args);
  if (refused !== 'invalid') return json;
  const bytes = Buffer.from(json);
  return JSON.stringify({ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
}
