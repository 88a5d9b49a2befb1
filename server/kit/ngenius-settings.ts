/** The NGENIUS_ settings (money.md section 4). What they hold is secret, so that no sentence repeats it. */
import { SettingsError } from './settings-error.ts';

export interface NgeniusPlace {
  readonly kind: 'ngenius';
  /** NGENIUS_API_KEY: of the service account that authorises, captures and refunds. */
  readonly apiKey: string;
  /** NGENIUS_SESSION_KEY: of the service account for hosted sessions. The page shows it. */
  readonly sessionKey: string;
  /** NGENIUS_OUTLET: the outlet's reference. */
  readonly outlet: string;
  /** NGENIUS_API_ORIGIN: where this server reaches the gateway. */
  readonly apiOrigin: string;
  /** NGENIUS_PAGE_ORIGIN: where a shopper's browser gets its script and forms. */
  readonly pageOrigin: string;
  /** NGENIUS_HOOK_HEADER and NGENIUS_HOOK_SECRET: the header that its events carry, and its value. */
  readonly hookHeader: string;
  readonly hookSecret: string;
}

type Form = readonly [name: string, form: RegExp, says: string];

/** Also http where it stays on this machine: tests. An origin ends up in a Content-Security-Policy, so it is held to its form. */
const ORIGIN = /^(https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?|http:\/\/(127\.0\.0\.1|localhost):\d{1,5})$/;

const API_KEY: Form = [
  'NGENIUS_API_KEY',
  /^[\w+/=.:-]{10,500}$/,
  'the key of the service account, as the portal shows it',
];
const OTHERS = {
  sessionKey: ['NGENIUS_SESSION_KEY', /^[\w+/=.:-]{10,500}$/, 'the hosted session’s key, as the portal shows it'],
  outlet: ['NGENIUS_OUTLET', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, 'the reference of the outlet, a UUID'],
  apiOrigin: ['NGENIUS_API_ORIGIN', ORIGIN, 'an origin such as https://api-gateway.ngenius-payments.com'],
  pageOrigin: ['NGENIUS_PAGE_ORIGIN', ORIGIN, 'an origin such as https://paypage.ngenius-payments.com'],
  hookHeader: ['NGENIUS_HOOK_HEADER', /^[a-z][a-z0-9-]{2,60}$/i, 'the name of a header, such as X-Zad-Hook'],
  hookSecret: ['NGENIUS_HOOK_SECRET', /^[\w-]{32,200}$/, '32 to 200 letters, digits, hyphens or underscores'],
} as const satisfies Record<string, Form>;

export const NGENIUS_SETTINGS: readonly string[] = [API_KEY, ...Object.values(OTHERS)].map(([name]) => name);

/** Null where NGENIUS_API_KEY is not set. @throws SettingsError that names every other one that is missing, or the first that is wrong */
export function readNgeniusPlace(env: Readonly<Record<string, string | undefined>>): NgeniusPlace | null {
  const key = env.NGENIUS_API_KEY;
  if (!key) return null;
  if (env.ZAD_DEMO === '1') {
    throw new SettingsError('ZAD_DEMO=1 and NGENIUS_API_KEY are both set: a demo takes no real money.');
  }
  const missing = Object.values(OTHERS).filter(([name]) => !env[name]);
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ');
    throw new SettingsError(`Where NGENIUS_API_KEY is set these must be set too: ${names}.`);
  }
  const read = ([name, form, says]: Form): string => {
    const written = env[name] ?? '';
    if (form.test(written)) return written;
    throw new SettingsError(`${name} must be ${says}.`);
  };
  return {
    kind: 'ngenius',
    apiKey: read(API_KEY),
    sessionKey: read(OTHERS.sessionKey),
    outlet: read(OTHERS.outlet),
    apiOrigin: read(OTHERS.apiOrigin),
    pageOrigin: read(OTHERS.pageOrigin),
    hookHeader: read(OTHERS.hookHeader),
    hookSecret: read(OTHERS.hookSecret),
  };
}
