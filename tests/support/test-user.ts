/** Shoppers for API tests: a row, and as many sessions as wanted. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import { API_BASE, SHOPPER_HEADER, type Call } from '#contract/call.ts';
import type { Database } from '#server/kit/database.ts';
import { CLIENT_HEADER } from '#server/kit/same-site.ts';
import { hashPassword } from '#server/session/password.ts';
import { openSession } from '#server/session/session-store.ts';
import { cookieName } from '#server/session/token.ts';
import { addUser, type NewUser, type User } from '#server/session/user-store.ts';

export interface TestUser {
  readonly user: User;
  readonly password: string;
  /** The cookie of a session that was just opened. */
  signIn(): Promise<string>;
}

const PASSWORD = 'dates & gahwa';

/** Everything but the e-mail may be left to chance. `passwordHash: null` is an account of a social provider. */
export async function createTestUser(db: Database, given: Partial<NewUser> & { email: string }): Promise<TestUser> {
  const passwordHash = given.passwordHash === undefined ? await hashPassword(PASSWORD) : given.passwordHash;
  const user = await addUser(db.orm, { firstName: 'Sara', mobile: null, ...given, passwordHash }, new Date());
  return {
    user,
    password: PASSWORD,
    signIn: async () => `${cookieName(false)}=${await openSession(db.orm, user.id, new Date())}`,
  };
}

/** Sends a call as the app does; `input` is as on the wire, `shown` the id of the shopper on the screen. */
export function send(
  app: FastifyInstance,
  call: Call<unknown, unknown>,
  input: Record<string, unknown>,
  cookie?: string,
  shown?: number,
): Promise<LightMyRequestResponse> {
  const headers = {
    ...(cookie !== undefined && { cookie }),
    ...(shown !== undefined && { [SHOPPER_HEADER]: String(shown) }),
    [CLIENT_HEADER]: 'test',
  };
  const url = `${API_BASE}${call.path}`;
  if (call.method === 'GET') {
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
    return app.inject({ url: `${url}?${query}`, headers });
  }
  return app.inject({ method: 'POST', url, payload: input, headers });
}
