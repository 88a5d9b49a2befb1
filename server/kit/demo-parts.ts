/** Where the embedded stand-ins may run: on the machine itself, or where somebody asked for a demo by hand (decisions.md 27). */
import type { FastifyRequest } from 'fastify';

import { NGENIUS_SETTINGS } from './ngenius-settings.ts';
import { Refusal } from './refusal.ts';
import { SettingsError } from './settings-error.ts';
import type { Settings } from './settings.ts';

type Where = Pick<Settings, 'host' | 'publicOrigin' | 'isDemo'>;
type What = Pick<Settings, 'smtpUrl' | 'smsUrl' | 'identity' | 'payments' | 'databaseUrl' | 'giftKey'>;

/** What a shop that others can reach must be given, and why the stand-in may not serve there. */
const NEEDED: readonly (readonly [isMissing: (settings: Where & What) => boolean, name: string, why: string])[] = [
  [({ smtpUrl }) => smtpUrl === null, 'SMTP_URL', 'without it /_outbox shows everyone the codes sent by mail'],
  [({ smsUrl }) => smsUrl === null, 'SMS_URL', 'without it /_outbox shows everyone the codes sent by SMS'],
  [
    ({ identity }) => identity.kind === 'embedded',
    'FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN',
    'without them the embedded identity provider signs anyone in as anyone',
  ],
  [
    ({ payments }) => payments.kind === 'sandbox',
    NGENIUS_SETTINGS.join(', '),
    'without them the sandbox lets everyone pay with cards that hold no money',
  ],
  [
    ({ giftKey }) => giftKey === null,
    'GIFT_KEY',
    'without it anyone who reads the source can make the codes of e-gifts',
  ],
  [
    ({ host, databaseUrl }) => databaseUrl === null && !isLoopback(host),
    'DATABASE_URL',
    'without it each replica is a shop of its own',
  ],
];

/** A name or address that only this machine reaches. IPv6 with or without its brackets. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

function isLocal({ host, publicOrigin }: Pick<Where, 'host' | 'publicOrigin'>): boolean {
  return isLoopback(host) && isLoopback(new URL(publicOrigin).hostname);
}

/** Whether accounts that everybody can sign in to may exist. */
export function mayHaveDemoShoppers(settings: Where): boolean {
  return isLocal(settings) || settings.isDemo;
}

/**
 * Nothing that is meant for a demo runs where others reach it, unless ZAD_DEMO=1.
 * @throws SettingsError that names every setting that is missing
 */
export function refuseDemoParts(settings: Where & What): void {
  if (isLocal(settings) || settings.isDemo) return;
  const missing = NEEDED.filter(([isMissing]) => isMissing(settings));
  if (missing.length === 0) return;
  const { host, publicOrigin } = settings;
  throw new SettingsError(
    [
      `Others can reach this shop (HOST=${host}, PUBLIC_ORIGIN=${publicOrigin}), so these settings are needed:`,
      ...missing.map(([, name, why]) => `  ${name}: ${why}`),
      'For a demonstration with no real shoppers set ZAD_DEMO=1.',
    ].join('\n'),
  );
}

/** What is said at every start of a demo that others can reach; null elsewhere. */
export function demoWarning(settings: Where & What): string | null {
  if (!settings.isDemo || isLocal(settings)) return null;
  const missing = NEEDED.filter(([isMissing]) => isMissing(settings)).map(([, name]) => name);
  return `ZAD_DEMO=1: NOT FOR REAL SHOPPERS. Anyone who reaches ${settings.publicOrigin} can take any account (not set: ${missing.join('; ')}).`;
}

/** The outbox is a page only while mail or short messages go into it. */
export function hasOutbox({ smtpUrl, smsUrl }: Pick<What, 'smtpUrl' | 'smsUrl'>): boolean {
  return smtpUrl === null || smsUrl === null;
}

/** A name that another site points at this machine (DNS rebinding) must not read a stand-in's pages. */
export function refuseOtherHosts({ publicOrigin, isDemo }: Where) {
  const isOurs = (written: string): boolean => {
    const url = URL.canParse(`http://${written}`) ? new URL(`http://${written}`) : null;
    return url !== null && (isLoopback(url.hostname) || (isDemo && url.hostname === new URL(publicOrigin).hostname));
  };
  return (request: Pick<FastifyRequest, 'headers'>): void => {
    if (isOurs(request.headers.host ?? '')) return;
    throw new Refusal('other_host', 'This page is shown under the address in PUBLIC_ORIGIN only', 403);
  };
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'];

/** A proxy in front that the settings do not tell of: then the client may be anywhere, whatever the socket says. */
export function refuseForwarded({ isDemo }: Pick<Where, 'isDemo'>, { headers }: Pick<FastifyRequest, 'headers'>): void {
  if (isDemo || FORWARDED.every((name) => headers[name] === undefined)) return;
  throw new Refusal('forwarded', 'This page is not shown through a proxy', 403);
}
