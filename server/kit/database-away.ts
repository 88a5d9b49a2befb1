/** Which errors mean that the database cannot answer just now, so that the same request is worth sending again. */
import { DatabaseError } from 'pg';

/**
 * Of SQLSTATE: 08 connection lost, 53 out of connections, memory or disk, 57 shut down, crashed, starting, or a statement that was
 * cancelled (statement_timeout), 58 I/O error, and 40 once `transaction` gave up trying again.
 */
const AWAY_CLASSES = new Set(['08', '40', '53', '57', '58']);
/** A lock that others hold too long, a transaction that idled too long, a standby that takes no writes. */
const AWAY_CODES = new Set(['55P03', '25P03', '25006']);
/** Of Node's sockets. */
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN']);
/** What pg and its pool throw without a code. */
const PG_SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

export function isDatabaseAway(error: unknown): boolean {
  // Drizzle wraps the driver's error.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (cause instanceof DatabaseError)
      return AWAY_CODES.has(cause.code ?? '') || AWAY_CLASSES.has(cause.code?.slice(0, 2) ?? '');
    if (typeof code === 'string' && SOCKET_CODES.has(code)) return true;
    if (PG_SENTENCES.test(cause.message)) return true;
  }
  return false;
}
