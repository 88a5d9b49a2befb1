/** What the kit asks of whoever keeps sessions: who sends this request. */
import type { FastifyRequest } from 'fastify';

export interface SignedIn {
  userId: number;
  /** SHA-256 of the session's token: names the session without being able to use it. */
  tokenHash: Buffer;
}

export interface SessionGate {
  /** Null for a guest, and for a token that is unknown, ended or too old. */
  find(request: FastifyRequest): Promise<SignedIn | null>;
}

declare module 'fastify' {
  interface FastifyInstance {
    sessionGate: SessionGate;
  }
}
