import { Trans, useLingui } from '@lingui/react/macro';

import type { YearMonth } from '#contract/statement-urls.ts';
import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { StartShopping } from '#src/blocks/start-shopping.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myMonth } from '#src/domain/statements/queries.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { OrderTable } from './order-table.tsx';
import { useStatementFailure } from './use-statement-failure.ts';

/** View Order. */
export function OrdersOfMonth({ asked }: { asked: YearMonth }) {
  const { t } = useLingui();
  return (
    <AnswerWithAge
      query={useMine(myMonth(asked, 'documentwise'))}
      skeleton={<Skeleton height="240px" />}
      sayFailure={useStatementFailure()}
    >
      {({ orders, total }) =>
        orders.length === 0 ? (
          <Notice icon="receipt" title={t`No records to show`}>
            <p>
              <Trans>No order data available for the selected month.</Trans>
            </p>
            <StartShopping />
          </Notice>
        ) : (
          <OrderTable orders={orders} total={total} />
        )
      }
    </AnswerWithAge>
  );
}
