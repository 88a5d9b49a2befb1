/** An error as the log writes it: what failed and where, without the values that it failed with (security.md row 40). */
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  /** Where it was thrown, without the message that a stack begins with. */
  stack?: string;
  /** Of a failed query: its text, which has placeholders for the values. */
  statement?: string;
  table?: string;
  constraint?: string;
  cause?: LoggedError;
}

const DEEPEST = 5;

export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: messageOf(error),
    ...(typeof code === 'string' && { code }),
    ...(error instanceof DrizzleQueryError && { statement: error.query }),
    ...(error instanceof DatabaseError && named({ table: error.table, constraint: error.constraint })),
    stack: framesOf(error),
    ...(error.cause instanceof Error && depth < DEEPEST && { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** drizzle's message lists every parameter; PostgreSQL's may quote the value that it could not read (class 22). */
function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'a query failed';
  if (error instanceof DatabaseError && (error.code ?? '').startsWith('22'))
    return error.message.replace(/".*"/s, '"…"');
  return error.message;
}

function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length).trim();
}

function named(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );
}
