/** The calls of My Statement (contract/statements.ts). */
import { readDeposits, readMonthStatement, readStatementMonths } from '#contract/statements.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';

import { readDepositsOf, readMonthOf, readMonthsOf } from './read-statements.ts';

export function statementRoutes({ db, clock }: Deps): Served[] {
  return [
    serveUser(readStatementMonths, async (_input, { userId }) => ({
      months: await readMonthsOf(db.orm, userId, clock.now()),
    })),
    serveUser(readMonthStatement, (asked, { userId }) => readMonthOf(db, userId, asked)),
    serveUser(readDeposits, (_input, { userId }) => readDepositsOf(db.orm, userId)),
  ];
}
