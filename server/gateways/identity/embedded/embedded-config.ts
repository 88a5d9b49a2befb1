import type { IdentityConfig } from '#contract/identity.ts';

/** A project of nobody's: no real token names it, and its key opens nothing. */
export const embeddedConfig: IdentityConfig = {
  projectId: 'zad-embedded',
  apiKey: 'zad-embedded-no-secret',
  authDomain: 'zad-embedded.invalid',
  isEmbedded: true,
};
