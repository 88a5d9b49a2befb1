/** The rooms whose tests are tried by planting mistakes, and the tests that are to notice. Paths from the project's root. */
export interface Room {
  /** Files that get the mistakes, and folders with all that is in them. */
  readonly mutate: readonly string[];
  /** What of those folders gets none. Test files never do. */
  readonly leave?: RegExp;
  /** Globs. */
  readonly tests: readonly string[];
  /** Its tests use PostgreSQL. */
  readonly hasDatabase: boolean;
  /** Mistakes in what runs once as a file loads need all tests each: too many where every test opens a database. */
  readonly ignoreStatic: boolean;
  /** Its modules keep what a test that ended halfway leaves: the next mistake has modules of its own. */
  readonly keepsModules?: boolean;
}

/** 300 histories instead of 4,000: each mistake is another run. */
const SIMULATION = 'tests/mutants/short-simulation.test.ts';

export const ROOMS: Readonly<Record<string, Room>> = {
  rules: {
    mutate: ['contract/rules', 'contract/rows'],
    tests: ['contract/**/*.test.ts'],
    hasDatabase: false,
    ignoreStatic: false,
  },
  /** The pure files of money; its SQL is held by the mistakes that the simulation plants. */
  money: {
    mutate: [
      ...inFolder('contract/rules', ['allotment', 'cart-sums', 'reward-life', 'reward-points']),
      ...inFolder('server/checkout', ['delivery-groups', 'express-options', 'fees', 'group-sums', 'order-sums']),
      ...inFolder('server/checkout', ['total-lines', 'unavailable-lines']),
      'server/fulfilment/fulfilment-clock.ts',
      ...inFolder('server/orders', ['order-due', 'order-words', 'picked-sums']),
      ...inFolder('server/payments', ['attempt-states', 'payment-outcome']),
      ...inFolder('server/slots', ['calendar', 'ramadan', 'say-slot']),
      'server/gateways/payments/sandbox/sandbox-payment.ts',
    ],
    tests: [
      'contract/rules/{allotment,cart-sums,reward-life,reward-points}.test.ts',
      'server/checkout/{delivery-groups,summary,sums}.test.ts',
      'server/fulfilment/fulfilment-clock.test.ts',
      'server/orders/order-{due,words}.test.ts',
      'server/payments/attempt-states.test.ts',
      'server/slots/{calendar,say-slot}.test.ts',
      'server/gateways/payments/sandbox/sandbox-payment.test.ts',
    ],
    hasDatabase: false,
    ignoreStatic: false,
  },
  points: {
    mutate: inFolder('server/points', ['earn-points', 'spend-points', 'return-points', 'read-points']),
    tests: ['server/points/points.test.ts'],
    hasDatabase: true,
    ignoreStatic: true,
  },
  offline: {
    // Not what needs a browser: hooks of React, and the pages as drawn, whose tests are journeys.
    mutate: ['src/offline'],
    leave: /\/use-/,
    keepsModules: true,
    tests: ['src/offline/**/*.test.ts', 'src/domain/**/*.test.ts', SIMULATION],
    hasDatabase: false,
    ignoreStatic: true,
  },
  sync: {
    // Not table.ts: nothing runs it, it describes the tables to the command that writes the migrations.
    mutate: ['server/sync', 'server/kit/insert-rows.ts'],
    leave: /\/table\.ts$/,
    // The lists' calls are what runs edit-rows.ts, the gift box's what runs most of product-guard.ts.
    tests: ['server/sync/**/*.test.ts', 'server/lists/**/*.test.ts', 'server/cart/gift-box.test.ts', SIMULATION],
    hasDatabase: true,
    ignoreStatic: true,
  },
  session: {
    mutate: ['server/session'],
    leave: /\/table\.ts$/,
    tests: ['server/session/**/*.test.ts', 'server/account/**/*.test.ts'],
    hasDatabase: true,
    ignoreStatic: true,
  },
};

function inFolder(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}.ts`);
}
