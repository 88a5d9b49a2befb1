/** The people of the embedded provider. */
import { randomBytes } from 'node:crypto';

import type { IdentityProvider } from '#contract/identity.ts';
import { embeddedIdentityUser } from '#server/gateways/identity/table.ts';
import type { Database } from '#server/kit/database.ts';

export interface EmbeddedUser {
  provider: IdentityProvider;
  email: string;
  name: string;
}

/** The person's id at the provider: made at the first sign-in, then always the same. The latest name is kept. */
export async function subjectOf({ orm }: Database, { provider, email, name }: EmbeddedUser): Promise<string> {
  const [row] = await orm
    .insert(embeddedIdentityUser)
    .values({ provider, email: email.toLowerCase(), name, subject: randomBytes(12).toString('hex') })
    .onConflictDoUpdate({ target: [embeddedIdentityUser.provider, embeddedIdentityUser.email], set: { name } })
    .returning({ subject: embeddedIdentityUser.subject });
  if (!row) throw new Error('the user that was written is not there');
  return row.subject;
}
