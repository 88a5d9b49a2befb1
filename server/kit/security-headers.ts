/** The headers that every answer carries (security.md rows 12 to 15), as flat lists: name, value, name, value... */

/** `'sha256-...'` of each inline style that a library insists on, with the reason beside it. */
const STYLE_HASHES: readonly string[] = [];

/** The one Trusted Types policy that the app may make. */
const TRUSTED_TYPES_POLICY = 'zad';

const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  ["style-src 'self'", ...STYLE_HASHES].join(' '),
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES_POLICY}`,
].join('; ');

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
  'screen-wake-lock',
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
  ['geolocation=(self)', 'payment=(self)', ...OFF.map((name) => `${name}=()`)].join(', '),
];

/** For pages and the files they are made of. */
export const pageHeaders: readonly string[] = ['content-security-policy', PAGE_POLICY, ...SHARED];

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
