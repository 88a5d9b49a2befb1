/** The rooms whose tests are tried by planting mistakes, and the tests that are to notice. Globs from the project's root. */
export interface Room {
  /** Files that get the mistakes; a range of lines may follow a colon. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Its tests use PostgreSQL. */
  readonly hasDatabase: boolean;
  /** Mistakes in what runs once as a file loads need all tests each: too many where every test opens a database. */
  readonly ignoreStatic: boolean;
}

const NO_TESTS = '!**/*.test.ts';

/** 300 histories instead of 4,000: each mistake is another run. */
const SIMULATION = 'tests/mutants/short-simulation.test.ts';

export const ROOMS: Readonly<Record<string, Room>> = {
  rules: {
    mutate: ['contract/rules/**/*.ts', 'contract/rows/**/*.ts', NO_TESTS],
    tests: ['contract/**/*.test.ts', SIMULATION],
    hasDatabase: false,
    ignoreStatic: false,
  },
  /** The pure files of money; its SQL is held by the mistakes that the simulation plants. */
  money: {
    mutate: [
      'contract/rules/{allotment,cart-sums,reward-life,reward-points}.ts',
      'server/checkout/{delivery-groups,express-options,fees,group-sums,order-sums,total-lines,unavailable-lines}.ts',
      'server/fulfilment/fulfilment-clock.ts',
      'server/orders/{order-due,order-words,picked-sums}.ts',
      'server/payments/{attempt-states,payment-outcome}.ts',
      'server/slots/{calendar,ramadan,say-slot}.ts',
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
    mutate: ['server/points/{earn,spend,return,read}-points.ts'],
    tests: ['server/points/points.test.ts'],
    hasDatabase: true,
    ignoreStatic: true,
  },
  offline: {
    // Not what needs a browser: hooks of React, and the pages as drawn, whose tests are journeys.
    mutate: ['src/offline/**/*.ts', '!src/offline/**/use-*.ts', NO_TESTS],
    tests: ['src/offline/**/*.test.ts', 'src/domain/**/*.test.ts', SIMULATION],
    hasDatabase: false,
    ignoreStatic: true,
  },
  sync: {
    // Not table.ts: nothing runs it, it describes the tables to the command that writes the migrations.
    mutate: ['server/sync/**/*.ts', 'server/kit/insert-rows.ts', '!server/sync/table.ts', NO_TESTS],
    // The lists' calls are what runs edit-rows.ts.
    tests: ['server/sync/**/*.test.ts', 'server/lists/**/*.test.ts', SIMULATION],
    hasDatabase: true,
    ignoreStatic: true,
  },
  session: {
    mutate: ['server/session/**/*.ts', NO_TESTS],
    tests: ['server/session/**/*.test.ts', 'server/account/**/*.test.ts'],
    hasDatabase: true,
    ignoreStatic: true,
  },
};
