/** What one shopper sends of statements to reach what is another's: as two-user-cases.ts. */
import type { Case } from './two-user-cases.ts';

const NOVEMBER = { statementMonth: 11, statementYear: 2026 };

export const statementCases: Readonly<Record<string, Case>> = {
  'statements.readMonths': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'statements.readMonth': {
    tries: ({ user, orderId }) =>
      (['documentwise', 'itemwise'] as const).flatMap((statementType) => [
        { ...NOVEMBER, statementType },
        { ...NOVEMBER, statementType, userDocNo: user.id, statementDocNo: orderId },
      ]),
  },
  'statements.readDeposits': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
};
