/** What the environment may set. Each problem is one sentence that names the variable. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';

import { DEVICE_WALLETS, type DeviceWallet } from '#contract/device-wallets.ts';
import { readShopSettings, type ShopSettings } from '#server/shop-settings.ts';

import { readChatSettings, type ChatSettings } from './chat-settings.ts';
import { readNgeniusPlace, type NgeniusPlace } from './ngenius-settings.ts';
import { SettingsError } from './settings-error.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  /** PORT: where the shop listens; 0 takes a free one. */
  port: number;
  /** HOST: the address listened on. */
  host: string;
  /** DATA_DIR, absolute: what the server keeps on disk, the embedded database among it. */
  dataDir: string;
  /** ASSETS_DIR, absolute: a folder of all servers of the shop, for the scripts of the builds that serve it; null shares none. */
  assetsDir: string | null;
  /** DATABASE_URL: a PostgreSQL of your own; null starts the embedded one. */
  databaseUrl: string | null;
  /** POOL_SIZE: connections to PostgreSQL at most, 4 to 200; one more listens for changes of the catalogue. */
  poolSize: number;
  /** DRAIN_SECONDS: how long a server that was told to stop says so at /readyz before it closes; 0 unless set. */
  drainSeconds: number;
  /** PUBLIC_ORIGIN: scheme and host as shoppers see them, with no slash at the end. */
  publicOrigin: string;
  /** LOG_LEVEL */
  logLevel: LogLevel;
  /** LOG_KEY: a secret that replicas share, so that one account has the same mark in all their logs (account-mark.ts). */
  logKey: string | null;
  /** GIFT_KEY: a secret that the codes of e-gifts are made with; null takes one that everybody can read, for a demo alone. */
  giftKey: string | null;
  /** TRUST_PROXY: addresses or CIDR ranges of the proxies that may speak for the client; false trusts nobody. */
  trustProxy: string[] | false;
  /** FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN together; without them, the embedded provider. */
  identity: IdentitySettings;
  /** FIREBASE_DATABASE_URL and FIREBASE_SERVICE_ACCOUNT: where live chat lies. */
  chat: ChatSettings;
  /** PAYMENTS_ORIGIN and PAYMENTS_SECRET, SANDBOX_PORT, or the NGENIUS_ settings: the payment provider. */
  payments: PaymentsSettings;
  /** DEVICE_WALLET_SAMSUNG, on unless 0; DEVICE_WALLET_APPLE, off unless 1: device wallets that are offered where the provider can do them. */
  deviceWallets: readonly DeviceWallet[];
  /** RATE_LIMIT: requests a minute from one address, answers from memory not counted; 0 sets no limit. */
  rateLimit: number;
  /** SMTP_URL: where mail goes, such as smtps://user:password@host:465; null keeps it in the outbox. */
  smtpUrl: string | null;
  /** MAIL_FROM: who mail is from. */
  mailFrom: string;
  /** SMS_URL: a web hook that takes `{to, body}`; null keeps short messages in the outbox. */
  smsUrl: string | null;
  /** MAP_TILE_URL: where street map tiles come from, with {z}, {x} and {y} in it; null draws the embedded outline. */
  mapTileUrl: string | null;
  /** GEOCODER_URL: a Photon server that knows streets, such as https://photon.example; null asks the shop's own list of areas. */
  geocoderUrl: string | null;
  /** ZAD_DEMO=1: the embedded stand-ins may run where others reach them (demo-parts.ts). */
  isDemo: boolean;
  /** MAP_ATTRIBUTION: what the tiles' owner wants said beside the map. */
  mapAttribution: string;
  /** FULFILMENT_SPEED: how many times faster than the clock an order's time since its placing goes, 1 to 3600; 1 unless set. */
  fulfilmentSpeed: number;
  /** SHOP_SETTINGS: the shop's own figures (server/shop-settings.ts). */
  shop: ShopSettings;
}

/** Who vouches for shoppers that sign in with Google, Facebook or Apple (decisions.md 14). */
export type IdentitySettings =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'firebase'; readonly projectId: string; readonly apiKey: string; readonly authDomain: string };

/** Who takes the money (decisions.md 9). `sandbox` is the stand-in: a process of its own on another port; `ngenius` is said by NGENIUS_API_KEY. */
export type PaymentsSettings = SandboxPlace | NgeniusPlace;

export interface SandboxPlace {
  readonly kind: 'sandbox';
  /** PAYMENTS_ORIGIN: where a shopper's browser reaches it. */
  readonly origin: string;
  /** Where this server reaches it: the same, but for a HOST that stands for every address. */
  readonly serverOrigin: string;
  /** SANDBOX_PORT: where it listens, on HOST; the one after PORT unless set. */
  readonly port: number;
  /** PAYMENTS_SECRET: proves the shop to it and its events to the shop. Null before `npm start` has made one for its own sandbox. */
  readonly secret: string | null;
  /** False where PAYMENTS_ORIGIN names one that runs by itself. */
  readonly isOwn: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws SettingsError */
export function readSettings(env: Environment = process.env): Settings {
  const port = wholeNumber(env, 'PORT', 4173, 65_535);
  const host = env.HOST || '127.0.0.1';
  const who = identity(env);
  const publicOrigin = origin(env.PUBLIC_ORIGIN || `http://${bracketed(host)}:${port}`);
  return {
    port,
    host,
    dataDir: resolve(env.DATA_DIR || '.data'),
    assetsDir: env.ASSETS_DIR ? resolve(env.ASSETS_DIR) : null,
    databaseUrl: databaseUrl(env.DATABASE_URL),
    poolSize: poolSize(env),
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', 0, 60),
    publicOrigin,
    logLevel: logLevel(env.LOG_LEVEL || 'info'),
    logKey: env.LOG_KEY || null,
    giftKey: giftKey(env.GIFT_KEY),
    trustProxy: trustProxy(env.TRUST_PROXY),
    identity: who,
    chat: readChatSettings(env, who.kind),
    payments: payments(env, { host, port, publicOrigin }),
    deviceWallets: DEVICE_WALLETS.filter((wallet) => isWalletOn(env, wallet)),
    rateLimit: wholeNumber(env, 'RATE_LIMIT', 3000, 1_000_000_000),
    smtpUrl: urlOf(env, 'SMTP_URL', /^smtps?:$/, 'smtps://user:password@host:465'),
    mailFrom: env.MAIL_FROM || 'Zad <care@zad.example>',
    smsUrl: urlOf(env, 'SMS_URL', /^https?:$/, 'https://sms.example/send'),
    geocoderUrl: urlOf(env, 'GEOCODER_URL', /^https?:$/, 'https://photon.example'),
    mapTileUrl: tileUrl(env.MAP_TILE_URL),
    isDemo: demo(env.ZAD_DEMO),
    mapAttribution: env.MAP_ATTRIBUTION || '',
    fulfilmentSpeed: Math.max(1, wholeNumber(env, 'FULFILMENT_SPEED', 1, 3600)),
    shop: readShopSettings(env),
  };
}

/** The host name ends up in a Content-Security-Policy, so it is held to its form. */
const FIREBASE: readonly (readonly [name: string, form: RegExp, example: string])[] = [
  ['FIREBASE_PROJECT_ID', /^[a-z][a-z0-9-]{3,29}$/, 'zad-shop'],
  ['FIREBASE_API_KEY', /^[\w-]{10,80}$/, 'AIzaSyA...'],
  ['FIREBASE_AUTH_DOMAIN', /^([a-z0-9-]+\.)+[a-z]{2,}$/, 'zad-shop.firebaseapp.com'],
];

function identity(env: Environment): IdentitySettings {
  if (FIREBASE.every(([name]) => !env[name])) return { kind: 'embedded' };
  for (const [name, form, example] of FIREBASE) {
    const written = env[name] ?? '';
    if (written === '' || form.test(written)) continue;
    throw new SettingsError(`${name} must look like ${example}, but it is "${written}".`);
  }
  const [projectId = '', apiKey = '', authDomain = ''] = FIREBASE.map(([name]) => {
    const written = env[name];
    if (written) return written;
    throw new SettingsError(`${name} must be set too where one of the FIREBASE_ settings is: they come together.`);
  });
  return { kind: 'firebase', projectId, apiKey, authDomain };
}

function payments(
  env: Environment,
  { host, port, publicOrigin }: Pick<Settings, 'host' | 'port' | 'publicOrigin'>,
): PaymentsSettings {
  const ngenius = readNgeniusPlace(env);
  if (ngenius) return ngenius;
  const secret = env.PAYMENTS_SECRET || null;
  if (secret !== null && !/^[\w-]{32,200}$/.test(secret)) {
    throw new SettingsError('PAYMENTS_SECRET must be 32 to 200 letters, digits, hyphens or underscores.');
  }
  const named = env.PAYMENTS_ORIGIN || null;
  if (named === null) {
    const ownPort = wholeNumber(env, 'SANDBOX_PORT', port === 0 ? 0 : Math.min(port + 1, 65_535), 65_535);
    const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
    return {
      kind: 'sandbox',
      origin: `http://${new URL(publicOrigin).hostname}:${ownPort}`,
      serverOrigin: `http://${bracketed(everywhere[host] ?? host)}:${ownPort}`,
      port: ownPort,
      secret,
      isOwn: true,
    };
  }
  // It ends up in a Content-Security-Policy, so it is held to its form.
  if (!/^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/.test(named) || !URL.canParse(named)) {
    throw new SettingsError(`PAYMENTS_ORIGIN must look like http://127.0.0.1:4174, but it is "${named}".`);
  }
  if (secret === null) throw new SettingsError('PAYMENTS_SECRET must be set too where PAYMENTS_ORIGIN is.');
  const url = new URL(named);
  const ownPort = wholeNumber(env, 'SANDBOX_PORT', url.port === '' ? port + 1 : Number(url.port), 65_535);
  return { kind: 'sandbox', origin: url.origin, serverOrigin: url.origin, port: ownPort, secret, isOwn: false };
}

/** An IPv6 address as it is written in a URL. */
function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function wholeNumber(env: Environment, name: string, fallback: number, max: number): number {
  const written = env[name];
  if (written === undefined || written === '') return fallback;
  if (!/^\d{1,10}$/.test(written) || Number(written) > max) {
    throw new SettingsError(`${name} must be a whole number from 0 to ${max}, but it is "${written}".`);
  }
  return Number(written);
}

function poolSize(env: Environment): number {
  const size = wholeNumber(env, 'POOL_SIZE', 10, 200);
  if (size >= 4) return size;
  throw new SettingsError('POOL_SIZE must be at least 4: some connections are kept for reads.');
}

function databaseUrl(written: string | undefined): string | null {
  if (written === undefined || written === '') return null;
  if (!/^postgres(ql)?:\/\//.test(written) || !URL.canParse(written)) {
    throw new SettingsError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
  return written;
}

function urlOf(env: Environment, name: string, scheme: RegExp, example: string): string | null {
  const written = env[name];
  if (written === undefined || written === '') return null;
  if (URL.canParse(written) && scheme.test(new URL(written).protocol)) return written;
  // What it says may hold a password: the sentence does not repeat it.
  throw new SettingsError(`${name} must look like ${example}.`);
}

/** Its host ends up in a Content-Security-Policy, so it is held to its form; which also leaves no room for an {s} in it. */
function tileUrl(written: string | undefined): string | null {
  if (written === undefined || written === '') return null;
  const isGood =
    /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?\//.test(written) &&
    ['{z}', '{x}', '{y}'].every((part) => written.includes(part));
  if (isGood && URL.canParse(written)) return written;
  throw new SettingsError('MAP_TILE_URL must look like https://tiles.example/{z}/{x}/{y}.png.');
}

function origin(written: string): string {
  const url = URL.canParse(written) ? new URL(written) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new SettingsError(`PUBLIC_ORIGIN must look like https://shop.example, but it is "${written}".`);
  }
  return url.origin;
}

function logLevel(written: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === written);
  if (level === undefined) {
    throw new SettingsError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, but it is "${written}".`);
  }
  return level;
}

const WALLET_FLAGS: Readonly<Record<DeviceWallet, readonly [name: string, unset: '0' | '1']>> = {
  samsung: ['DEVICE_WALLET_SAMSUNG', '1'],
  apple: ['DEVICE_WALLET_APPLE', '0'],
};

function isWalletOn(env: Environment, wallet: DeviceWallet): boolean {
  const [name, unset] = WALLET_FLAGS[wallet];
  const written = env[name] || unset;
  if (written === '0' || written === '1') return written === '1';
  throw new SettingsError(`${name} must be 1 or 0, but it is "${written}".`);
}

function giftKey(written: string | undefined): string | null {
  if (written === undefined || written === '') return null;
  if (/^[\w-]{32,200}$/.test(written)) return written;
  throw new SettingsError('GIFT_KEY must be 32 to 200 letters, digits, hyphens or underscores.');
}

function demo(written: string | undefined): boolean {
  if (written === undefined || written === '') return false;
  if (written === '1') return true;
  throw new SettingsError(`ZAD_DEMO must be 1 or left out, but it is "${written}".`);
}

function trustProxy(written: string | undefined): Settings['trustProxy'] {
  if (written === undefined || written === '' || written === '0' || written === 'false') return false;
  const addresses = written.split(',').map((one) => one.trim());
  // A number of hops is not taken: a client that reaches the server past the proxy could then name any address.
  if (addresses.every((one) => isIP(one.replace(/\/\d{1,3}$/, '')) !== 0)) return addresses;
  throw new SettingsError(`TRUST_PROXY must list the addresses of the proxies in front, but it is "${written}".`);
}
