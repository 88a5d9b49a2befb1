/** A setting that makes no sense; the message is for the person who starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
