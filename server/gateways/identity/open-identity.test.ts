import { describe, expect, test } from 'vitest';

import { systemClock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings, SettingsError } from '#server/kit/settings.ts';

import { embeddedIdentityRoutes } from './embedded/embedded-identity-routes.ts';
import { openIdentity } from './open-identity.ts';

const FIREBASE = {
  FIREBASE_PROJECT_ID: 'zad-shop',
  FIREBASE_API_KEY: 'AIzaSyA-example-0',
  FIREBASE_AUTH_DOMAIN: 'zad-shop.firebaseapp.com',
};

const deps = (env: Record<string, string>) => ({
  db: {} as Database,
  clock: systemClock,
  log: createLog('silent'),
  settings: readSettings(env),
});

describe('the embedded provider in production', () => {
  test.each([openIdentity, embeddedIdentityRoutes])('%o refuses in one sentence that says what to do', (open) => {
    const refused = () => open(deps({ PUBLIC_ORIGIN: 'https://zad.example' }));
    expect(refused).toThrow(SettingsError);
    expect(refused).toThrow(/^The embedded .* https:\/\/zad\.example: set FIREBASE_PROJECT_ID[^\n]+\.$/);
  });

  test.each([{}, { PUBLIC_ORIGIN: 'https://localhost:8443' }, { PUBLIC_ORIGIN: 'https://zad.example', ...FIREBASE }])(
    '%j is open',
    (env) => {
      expect(() => openIdentity(deps(env))).not.toThrow();
    },
  );
});

test('a device is told of the Firebase project, or of the embedded one', () => {
  expect(openIdentity(deps(FIREBASE)).clientConfig()).toEqual({
    projectId: 'zad-shop',
    apiKey: 'AIzaSyA-example-0',
    authDomain: 'zad-shop.firebaseapp.com',
    isEmbedded: false,
  });
  expect(openIdentity(deps({})).clientConfig()).toMatchObject({ projectId: 'zad-embedded', isEmbedded: true });
});
