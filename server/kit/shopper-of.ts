import type { FastifyRequest } from 'fastify';

import { SHOPPER_HEADER } from '#contract/call.ts';

import { signedOut } from './account-gone.ts';
import { Refusal } from './refusal.ts';
import type { SignedIn } from './session-gate.ts';

/**
 * Whose session a request carries; it must be of the shopper whom the request names, if it names one. `call`: as the log calls it.
 *
 * @throws Refusal 401
 */
export async function shopperOf(request: FastifyRequest, call: string): Promise<SignedIn> {
  const session = await request.server.sessionGate.find(request);
  if (!session) {
    request.log.info({ call }, 'refused: no session');
    throw signedOut();
  }
  const shown = request.headers[SHOPPER_HEADER];
  if (shown !== undefined && shown !== String(session.userId)) {
    request.log.warn({ call, userId: session.userId }, 'refused: the call of another shopper');
    throw new Refusal('other_user', 'Please log in to continue.', 401);
  }
  return session;
}
