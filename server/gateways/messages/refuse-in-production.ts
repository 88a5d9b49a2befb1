import { isProduction, SettingsError, type Settings } from '#server/kit/settings.ts';

/**
 * The outbox shows every code to everyone (decisions.md 13).
 * @throws SettingsError
 */
export function refuseOutboxInProduction(settings: Pick<Settings, 'publicOrigin' | 'smtpUrl' | 'smsUrl'>): void {
  if (!isProduction(settings) || (settings.smtpUrl !== null && settings.smsUrl !== null)) return;
  throw new SettingsError(
    `The outbox shows every code to everyone, so it may not stand in for mail and SMS at ${settings.publicOrigin}: ` +
      'set SMTP_URL and SMS_URL.',
  );
}
