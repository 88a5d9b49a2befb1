import type { YearMonth } from '#contract/statement-urls.ts';
import { readDeposits, readMonthStatement, readStatementMonths } from '#contract/statements.ts';
import { privateQuery } from '#src/net/private-query.ts';

/** What each of the last months came to; kept on the device and asked for again: an order may have come a moment ago. */
export function myMonths() {
  return { ...privateQuery(readStatementMonths, {}), staleTime: 0 };
}

/** One month, by orders or by items, likewise. */
export function myMonth({ year, month }: YearMonth, type: 'documentwise' | 'itemwise') {
  return { ...privateQuery(readMonthStatement, { year, month, type }), staleTime: 0 };
}

/** Deposits, likewise. */
export function myDeposits() {
  return { ...privateQuery(readDeposits, {}), staleTime: 0 };
}
