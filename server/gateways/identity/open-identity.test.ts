import { expect, test } from 'vitest';

import { systemClock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';

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

test('a device is told of the Firebase project, or of the embedded one', () => {
  expect(openIdentity(deps(FIREBASE)).clientConfig()).toEqual({
    projectId: 'zad-shop',
    apiKey: 'AIzaSyA-example-0',
    authDomain: 'zad-shop.firebaseapp.com',
    isEmbedded: false,
  });
  expect(openIdentity(deps({})).clientConfig()).toMatchObject({ projectId: 'zad-embedded', isEmbedded: true });
});
