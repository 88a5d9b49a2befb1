/** The embedded provider's key pair: made once for a database, the same for every replica and after every restart. */
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';

import { embeddedIdentityKey } from '#server/gateways/identity/table.ts';
import type { Database } from '#server/kit/database.ts';

export interface SigningKey {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

const ALGORITHM = 'RS256';
const opened = new WeakMap<Database, Promise<SigningKey>>();

/** Read, or made, at the first call. */
export function embeddedKey(db: Database): Promise<SigningKey> {
  const known = opened.get(db);
  if (known) return known;
  const opening = readOrMake(db);
  opened.set(db, opening);
  opening.catch(() => opened.delete(db));
  return opening;
}

async function readOrMake(db: Database): Promise<SigningKey> {
  const privateJwk = (await read(db)) ?? (await make(db));
  const { kty, n, e } = privateJwk;
  const [privateKey, publicKey] = await Promise.all(
    [privateJwk, { kty, n, e } as JWK].map((jwk) => importJWK(jwk, ALGORITHM) as Promise<CryptoKey>),
  );
  return { privateKey: privateKey as CryptoKey, publicKey: publicKey as CryptoKey };
}

async function read({ orm }: Database): Promise<JWK | undefined> {
  const [row] = await orm.select().from(embeddedIdentityKey);
  return row?.privateKey;
}

/** Of two replicas that make one at once, the first to write wins, and both use what is written. */
async function make(db: Database): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  await db.orm
    .insert(embeddedIdentityKey)
    .values({ privateKey: await exportJWK(privateKey) })
    .onConflictDoNothing();
  const kept = await read(db);
  if (!kept) throw new Error('the key that was written is not there');
  return kept;
}
