/** The identity provider that the settings name. */
import { createRemoteJWKSet } from 'jose';

import type { Deps } from '#server/kit/deps.ts';

import { embeddedConfig } from './embedded/embedded-config.ts';
import { embeddedKey } from './embedded/signing-key.ts';
import type { IdentityGateway } from './identity.ts';
import { verifyIdToken } from './verify-id-token.ts';

/** Google's keys for the ID tokens of every Firebase project. */
const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export function openIdentity({ db, clock, settings }: Deps): IdentityGateway {
  const { identity } = settings;
  if (identity.kind === 'embedded') {
    const keyOf = async () => (await embeddedKey(db)).publicKey;
    const rules = { projectId: embeddedConfig.projectId, keyOf, clock };
    return { verify: (idToken) => verifyIdToken(idToken, rules), clientConfig: () => embeddedConfig };
  }
  const { projectId, apiKey, authDomain } = identity;
  const rules = { projectId, keyOf: createRemoteJWKSet(new URL(GOOGLE_KEYS)), clock };
  return {
    verify: (idToken) => verifyIdToken(idToken, rules),
    clientConfig: () => ({ projectId, apiKey, authDomain, isEmbedded: false }),
  };
}
