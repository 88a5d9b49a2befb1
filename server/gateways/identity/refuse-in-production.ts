import { isProduction, SettingsError, type Settings } from '#server/kit/settings.ts';

/**
 * The embedded provider signs anyone in as anyone.
 * @throws SettingsError
 */
export function refuseEmbeddedInProduction(settings: Pick<Settings, 'identity' | 'publicOrigin'>): void {
  if (settings.identity.kind !== 'embedded' || !isProduction(settings)) return;
  throw new SettingsError(
    `The embedded identity provider signs anyone in as anyone, so it may not run at ${settings.publicOrigin}: ` +
      'set FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN to a Firebase project of yours.',
  );
}
