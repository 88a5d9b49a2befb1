/**
 * Who may import whom (docs/house.md), as a table. dependency-cruiser reads it; walls.test.ts plants a breach and must see red.
 * Each room: where it is, and the rooms it may reach besides itself. Everything else is a breach.
 */
const rooms = {
  build: { at: '^build/', may: [] },
  contract: { at: '^contract/', may: [] },
  'src/lib': { at: '^src/lib/', may: [] },
  'src/net': { at: '^src/net/', may: ['src/lib', 'contract'] },
  'src/state': { at: '^src/state/', may: ['src/lib', 'contract'] },
  'src/offline': { at: '^src/offline/', may: ['src/lib', 'src/net', 'src/state', 'contract'] },
  'src/domain': { at: '^src/domain/', may: ['src/lib', 'src/net', 'src/offline', 'src/state', 'contract'] },
  'src/ui': { at: '^src/ui/', may: ['src/lib', 'src/state'] },
  'src/blocks': {
    at: '^src/blocks/',
    may: ['src/lib', 'src/net', 'src/state', 'src/offline', 'src/domain', 'src/ui', 'contract'],
  },
  'src/features': {
    at: '^src/features/([^/]+)/',
    may: ['src/lib', 'src/net', 'src/state', 'src/offline', 'src/domain', 'src/ui', 'src/blocks', 'contract'],
    own: '^src/features/$1/',
  },
  'src/app': {
    at: '^src/app/',
    may: [
      'src/lib',
      'src/net',
      'src/state',
      'src/offline',
      'src/domain',
      'src/ui',
      'src/blocks',
      'src/features',
      'contract',
      'locales',
      'src/route-tree',
    ],
  },
  'src/app/drawn': { at: '^src/app/drawn/', may: ['src/lib', 'src/offline'] },
  'src/routes': {
    at: '^src/routes/',
    may: ['src/app', 'src/features', 'src/blocks', 'src/domain', 'src/state', 'src/lib', 'src/net', 'contract'],
  },
  // It writes the page as it was last drawn into the shell: what such a page may consist of is said once, by the app that draws it.
  sw: { at: '^sw/', may: ['contract', 'src/lib', 'src/net', 'src/offline', 'src/app/drawn'] },
  'server/kit': { at: '^server/kit/', may: ['contract', 'server/db', 'server/shop-settings'] },
  'server/db': { at: '^server/db/', may: ['contract', 'server/kit'] },
  'server/demo': {
    at: '^server/demo/',
    may: ['contract', 'server/kit', 'server/catalogue', 'server/pictures', 'server/baskets', 'server/session'],
  },
  'server/gateways': { at: '^server/gateways/', may: ['contract', 'server/kit'] },
  'server/pictures': { at: '^server/pictures/', may: ['contract'] },
  'server/catalogue': {
    at: '^server/catalogue/',
    may: ['contract', 'server/kit', 'server/pictures'],
  },
  'server/session': { at: '^server/session/', may: ['contract', 'server/kit', 'server/db', 'server/gateways'] },
  'server/account': {
    at: '^server/account/',
    may: ['contract', 'server/kit', 'server/db', 'server/gateways', 'server/session'],
  },
  'server/addresses': {
    at: '^server/addresses/',
    may: ['contract', 'server/kit', 'server/db', 'server/gateways', 'server/session', 'server/account'],
  },
  'server/sync': {
    at: '^server/sync/',
    may: ['contract', 'server/kit', 'server/db', 'server/session', 'server/catalogue'],
  },
  'server/baskets': {
    at: '^server/baskets/',
    may: ['contract', 'server/kit', 'server/db', 'server/session', 'server/catalogue'],
  },
  'server/cart': {
    at: '^server/cart/',
    may: ['contract', 'server/kit', 'server/db', 'server/session', 'server/catalogue', 'server/sync'],
  },
  'server/lists': {
    at: '^server/lists/',
    may: ['contract', 'server/kit', 'server/db', 'server/session', 'server/catalogue', 'server/sync'],
  },
  'server/favourites': {
    at: '^server/favourites/',
    may: ['contract', 'server/kit', 'server/db', 'server/session', 'server/catalogue', 'server/sync'],
  },
  'server/notify': {
    at: '^server/notify/',
    may: [
      'contract',
      'server/kit',
      'server/db',
      'server/gateways',
      'server/session',
      'server/catalogue',
      'server/sync',
    ],
  },
  'server/slots': {
    at: '^server/slots/',
    may: ['contract', 'server/kit', 'server/db', 'server/addresses', 'server/shop-settings'],
  },
  'server/ledger': { at: '^server/ledger/', may: ['contract', 'server/kit', 'server/db', 'server/session'] },
  'server/points': {
    at: '^server/points/',
    may: ['contract', 'server/kit', 'server/db', 'server/session', 'server/shop-settings'],
  },
  'server/vouchers': {
    at: '^server/vouchers/',
    may: ['contract', 'server/kit', 'server/db', 'server/session', 'server/shop-settings'],
  },
  // It knows no document: server/selling.ts tells it of them.
  'server/payments': {
    at: '^server/payments/',
    may: [
      'contract',
      'server/kit',
      'server/db',
      'server/session',
      'server/gateways',
      'server/ledger',
      'server/shop-settings',
    ],
  },
  'server/orders': {
    at: '^server/orders/',
    may: [
      'contract',
      'server/kit',
      'server/db',
      'server/session',
      'server/gateways',
      'server/catalogue',
      'server/sync',
      'server/baskets',
      'server/slots',
      'server/payments',
      'server/shop-settings',
    ],
  },
  'server/invoices': {
    at: '^server/invoices/',
    may: ['contract', 'server/kit', 'server/db', 'server/session', 'server/orders', 'server/shop-settings'],
  },
  'server/refunds': {
    at: '^server/refunds/',
    may: [
      'contract',
      'server/kit',
      'server/db',
      'server/session',
      'server/ledger',
      'server/payments',
      'server/orders',
      'server/invoices',
      'server/shop-settings',
    ],
  },
  // Who invited whom. Deliveries tell it, and it gives points.
  'server/referrals': {
    at: '^server/referrals/',
    may: [
      'contract',
      'server/kit',
      'server/db',
      'server/gateways',
      'server/session',
      'server/account',
      'server/sync',
      'server/points',
      'server/orders',
      'server/shop-settings',
    ],
  },
  // Packaging that came with a deposit and goes back.
  'server/recycling': {
    at: '^server/recycling/',
    may: [
      'contract',
      'server/kit',
      'server/db',
      'server/session',
      'server/sync',
      'server/addresses',
      'server/ledger',
      'server/orders',
      'server/slots',
      'server/shop-settings',
    ],
  },
  // Live chat: the door, pictures, mails, customer care's end. The messages lie in a gateway.
  'server/chat': {
    at: '^server/chat/',
    may: ['contract', 'server/kit', 'server/db', 'server/session', 'server/gateways'],
  },
  // Regular orders: planned, paid by a bill or by the wallet, and placed through checkout when they are near.
  'server/regulars': {
    at: '^server/regulars/',
    may: [
      'contract',
      'server/kit',
      'server/db',
      'server/session',
      'server/catalogue',
      'server/sync',
      'server/addresses',
      'server/ledger',
      'server/slots',
      'server/stock',
      'server/payments',
      'server/orders',
      'server/bills',
      'server/checkout',
      'server/shop-settings',
    ],
  },
  // What a month's delivered orders came to, and their deposits.
  'server/statements': {
    at: '^server/statements/',
    may: ['contract', 'server/kit', 'server/db', 'server/session', 'server/orders', 'server/recycling'],
  },
  // Everything that changes an order after it was placed: the clock, picking, taking its money, cancelling, another time.
  'server/fulfilment': {
    at: '^server/fulfilment/',
    may: [
      'contract',
      'server/kit',
      'server/db',
      'server/session',
      'server/gateways',
      'server/catalogue',
      'server/sync',
      'server/ledger',
      'server/points',
      'server/vouchers',
      'server/slots',
      'server/stock',
      'server/payments',
      'server/orders',
      'server/invoices',
      'server/refunds',
      'server/referrals',
      'server/shop-settings',
    ],
  },
  // Anything but an order that is paid online; its kinds' rooms stand above it.
  'server/bills': {
    at: '^server/bills/',
    may: [
      'contract',
      'server/kit',
      'server/db',
      'server/session',
      'server/sync',
      'server/payments',
      'server/shop-settings',
    ],
  },
  'server/ratings': {
    at: '^server/ratings/',
    may: [
      'contract',
      'server/kit',
      'server/db',
      'server/session',
      'server/ledger',
      'server/payments',
      'server/orders',
      'server/bills',
      'server/shop-settings',
    ],
  },
  // The balance, top-ups, money to friends. The ledger stands below it.
  'server/wallet': {
    at: '^server/wallet/',
    may: [
      'contract',
      'server/kit',
      'server/db',
      'server/gateways',
      'server/session',
      'server/account',
      'server/sync',
      'server/ledger',
      'server/payments',
      'server/orders',
      'server/bills',
      'server/shop-settings',
    ],
  },
  // E-gifts: made, paid by a bill, sent on their day, redeemed.
  'server/gifts': {
    at: '^server/gifts/',
    may: [
      'contract',
      'server/kit',
      'server/db',
      'server/session',
      'server/gateways',
      'server/catalogue',
      'server/sync',
      'server/ledger',
      'server/slots',
      'server/payments',
      'server/orders',
      'server/bills',
      'server/shop-settings',
    ],
  },
  // The one room that composes the others (money.md section 1).
  'server/checkout': {
    at: '^server/checkout/',
    may: [
      'contract',
      'server/kit',
      'server/db',
      'server/session',
      'server/catalogue',
      'server/addresses',
      'server/cart',
      'server/sync',
      'server/ledger',
      'server/points',
      'server/vouchers',
      'server/slots',
      'server/stock',
      'server/payments',
      'server/orders',
      'server/fulfilment',
      'server/shop-settings',
    ],
  },
  'server/stock': { at: '^server/stock/', may: ['contract', 'server/kit', 'server/db', 'server/catalogue'] },
  'server/jobs': {
    at: '^server/jobs/',
    may: [
      'contract',
      'server/kit',
      'server/session',
      'server/sync',
      'server/notify',
      'server/chat',
      'server/slots',
      'server/stock',
      'server/checkout',
      'server/gifts',
      'server/ledger',
      'server/recycling',
      'server/regulars',
      'server/referrals',
      'server/wallet',
      'server/selling',
    ],
  },
  'server/pages': { at: '^server/pages/', may: ['build', 'contract', 'server/kit'] },
};

/** Reached, but nobody's room. */
const places = {
  locales: '^locales/',
  'src/route-tree': '^src/routes/route-tree\\.gen\\.ts$',
  'server/shop-settings': '^server/shop-settings\\.ts$',
  'server/selling': '^server/selling\\.ts$',
};

/** Packages that belong to one room. */
const packages = [
  { name: 'dexie', only: ['^src/offline/'] },
  { name: 'valtio', only: ['^src/state/'] },
  { name: 'minisearch', only: ['^src/offline/'] },
  { name: 'react-aria-components', only: ['^src/(ui|blocks|features)/'] },
  { name: 'drizzle-orm', only: ['^server/'] },
  { name: 'fastify', only: ['^server/', '^tests/'] },
  { name: '@fastify/.+', only: ['^server/'] },
  { name: '@react-pdf/.+', only: ['^server/invoices/print/'] },
  { name: 'pg', only: ['^server/', '^tests/'] },
  { name: 'workbox-.+', only: ['^sw/', '^src/app/installed/'] },
  { name: 'firebase', only: ['^src/net/', '^src/domain/', '^server/chat/'] },
  { name: 'ws', only: ['^server/gateways/chat/'] },
  { name: 'sharp', only: ['^server/(?:chat|pictures)/'] },
];

const tests = '\\.(test|spec)\\.tsx?$';
const pathOf = (room) => places[room] ?? rooms[room].at.replace('([^/]+)', '[^/]+');

const roomRules = Object.entries(rooms).map(([name, room]) => ({
  name: `${name} stays in its room`,
  severity: 'error',
  from: { path: room.at, pathNot: tests },
  to: {
    path: '^(build|contract|src|server|sw|tests|locales)/',
    pathNot: [room.own ?? pathOf(name), ...room.may.map(pathOf), '\\.(css|svg|json)$'],
  },
}));

const packageRules = packages.map(({ name, only }) => ({
  name: `${name} belongs to ${only.join(' ')}`,
  severity: 'error',
  from: { path: '^(contract|src|server|sw)/', pathNot: [...only, tests] },
  to: { path: `^node_modules/${name}/` },
}));

module.exports = {
  forbidden: [
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'everything resolves', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'the contract stands alone',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'leaf helpers know no packages',
      severity: 'error',
      from: { path: '^src/lib/', pathNot: tests },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'headless rooms render nothing',
      severity: 'error',
      from: { path: '^src/(lib|net|offline|domain)/', pathNot: tests },
      to: { path: '^node_modules/(react-dom|react-aria-components)/' },
    },
    {
      name: 'development packages stay out of what runs',
      severity: 'error',
      from: { path: '^(contract|src|sw)/', pathNot: [tests, '\\.build\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    ...roomRules,
    ...packageRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^node_modules/.*/node_modules/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['import', 'default'],
      exportsFields: ['exports'],
    },
  },
};
