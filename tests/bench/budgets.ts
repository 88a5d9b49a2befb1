/** What each figure may be: the one place where a budget is written. */
export type Unit = 'x' | 'ms' | 's' | 'kB' | '%' | 'score' | 'trips' | 'a second';

export interface Budget {
  unit: Unit;
  /** Over when above it. */
  atMost?: number;
  /** Over when below it. */
  atLeast?: number;
  /** Where it is going; printed, never judged. */
  goal?: number;
}

export const BUDGETS = {
  /** Multiples of the floor page, measured in the same run. */
  'first card': { unit: 'x', atMost: 2.4, goal: 1.3 },
  'repeat card': { unit: 'x', atMost: 1.5 },
  'offline card': { unit: 'x', atMost: 1.75 },
  'layout shift': { unit: 'score', atMost: 0.01 },
  'blocking time': { unit: 'ms', atMost: 60 },
  'home JavaScript': { unit: 'kB', atMost: 125, goal: 100 },
  /** Of what a bare Fastify handler answers with the same body. */
  'share of bare': { unit: '%', atLeast: 10 },
  'search of 20,000': { unit: 'ms', atMost: 10 },
  'search of 200,000': { unit: 'ms', atMost: 20 },
  'second start': { unit: 's', atMost: 3 },
  precache: { unit: 'kB', atMost: 350 },
  /** Of an edit at 4x CPU. */
  'tap to frame': { unit: 'ms', atMost: 50 },
  /** Of one put in IndexedDB, in the same page. */
  'tap to durable': { unit: 'x', atMost: 2 },
  /** 500 edits made without signal. */
  'exchanges for 500 edits': { unit: 'trips', atMost: 2 },
  /** Of one request and answer of the same size over the same link. */
  'sending 500 edits': { unit: 'x', atMost: 1.5 },
  /** Of one bare upsert of 500 rows. */
  'applying 500 edits': { unit: 'x', atMost: 5 },
  /** Of a bare transaction that writes as many rows. */
  placing: { unit: '%', atLeast: 30 },
  /** Of 20,000 orders in a table of 1,000,000, of the same in a table with 24. */
  'reading orders': { unit: 'x', atMost: 2 },
  /** Loaded again, of the floor page without signal. */
  'own page offline': { unit: 'x', atMost: 1.75 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;

export function isOver(budget: Budget, value: number): boolean {
  if (Number.isNaN(value)) return true;
  return (
    (budget.atMost !== undefined && value > budget.atMost) || (budget.atLeast !== undefined && value < budget.atLeast)
  );
}
