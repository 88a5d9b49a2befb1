/** The structured log: one JSON object a line, with the request's id, and nothing in it that is secret. */
import { pino, type DestinationStream, type Logger } from 'pino';

import { loggedError } from './log-error.ts';
import type { LogLevel } from './settings.ts';

export type Log = Logger;

/** Keys whose values never reach the log, at the top and one level down. */
const SECRET = ['password', 'token', 'otp', 'cvv', 'cardNumber', 'authorization', 'cookie'];

export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const redact = [...SECRET, ...SECRET.map((key) => `*.${key}`)];
  const options = { level, redact, base: null, serializers: { err: (error: unknown) => loggedError(error) } };
  return destination ? pino(options, destination) : pino(options);
}
