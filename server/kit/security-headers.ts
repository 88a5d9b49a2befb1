/** The headers that every answer carries (security.md rows 12 to 15), as flat lists: name, value, name, value... */

import type { ChatSettings } from './chat-settings.ts';
import type { Settings } from './settings.ts';

/** `'sha256-...'` of each inline style that a library insists on, with the reason beside it. */
const STYLE_HASHES: readonly string[] = [];

/** The one Trusted Types policy that the app may make by itself. */
const TRUSTED_TYPES_POLICY = 'zad';

type PolicySettings = Pick<Settings, 'identity' | 'chat' | 'mapTileUrl' | 'publicOrigin'>;

function pagePolicy({ identity, chat, mapTileUrl, publicOrigin }: PolicySettings): string {
  const firebase = identity.kind === 'firebase' ? identity : null;
  return [
    "default-src 'self'",
    // Firebase's SDK talks with its iframe through Google's gapi; embedded, a stand-in of ours does that. The loader is in /js/, what
    // it loads in /_/scs/; the rest of that host has scripts that run what they are given.
    words("script-src 'self'", firebase && 'https://apis.google.com/js/ https://apis.google.com/_/scs/'),
    words("style-src 'self'", ...STYLE_HASHES),
    words("img-src 'self' data:", mapTileUrl && new URL(mapTileUrl).origin),
    "font-src 'self'",
    words(
      "connect-src 'self'",
      firebase && 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
      chatHosts(chat, publicOrigin),
    ),
    words("frame-src 'self'", firebase && `https://${firebase.authDomain}`),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Ours for the address of gapi, and the two that gapi makes for the scripts that it loads.
    words(`trusted-types ${TRUSTED_TYPES_POLICY}`, firebase && 'zad-identity gapi#gapi goog#html'),
  ].join('; ');
}

/** Where the chat's sockets go. Safari has taken `'self'` for sockets only of late, so that our own origin is named. */
function chatHosts(chat: ChatSettings, publicOrigin: string): string | null {
  if (chat.kind === 'none') return null;
  if (chat.kind === 'embedded') return publicOrigin.replace(/^http/, 'ws');
  const { host } = new URL(chat.databaseUrl);
  // The database sends the SDK on to one of its servers, whose names are not known before: `s-usc1c-nss-201.firebaseio.com`.
  return `https://${host} wss://${host} wss://${host.replace(/^[^.]+/, '*')}`;
}

function words(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' ');
}

/** What is not a page needs nothing, wherever it is opened. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const SHARED: readonly string[] = [
  'strict-transport-security',
  'max-age=31536000; includeSubDomains',
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'cross-origin-opener-policy',
  'same-origin-allow-popups',
  'permissions-policy',
  ['geolocation=(self)', 'payment=(self)', 'screen-wake-lock=(self)', ...OFF.map((name) => `${name}=()`)].join(', '),
];

/** For pages and the files they are made of; which outside parties they may reach depends on the settings. */
export function pageHeaders(settings: PolicySettings): readonly string[] {
  return headersWith(pagePolicy(settings));
}

/** For pages that are not the app's: their own policy, and what every answer carries. */
export function headersWith(policy: string): readonly string[] {
  return ['content-security-policy', policy, ...SHARED];
}

/** For pictures: an SVG that is opened by itself may style itself, and neither run nor fetch anything. */
export const pictureHeaders: readonly string[] = [
  'content-security-policy',
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy',
  'same-origin',
  ...SHARED,
];

/** For the API and everything else. */
export const dataHeaders: readonly string[] = ['content-security-policy', DATA_POLICY, ...SHARED];
