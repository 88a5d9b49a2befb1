import { Trans, useLingui } from '@lingui/react/macro';

import type { StatementMonth } from '#contract/statements.ts';
import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { BalanceBanner } from '#src/blocks/balance-banner.tsx';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { StartShopping } from '#src/blocks/start-shopping.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myDeposits, myMonths } from '#src/domain/statements/queries.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { DepositFold } from './deposit-fold.tsx';
import { MonthTable } from './month-table.tsx';
import { useStatementFailure } from './use-statement-failure.ts';

import banner from '#src/blocks/balance-banner.module.css';
import styles from './statements.module.css';

/** /account/mystatement (account.md section 2, Statements page): the last six months, and deposits. */
export function StatementScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>My statement</Trans>} />
      <AnswerWithAge query={useMine(myMonths())} skeleton={<MonthsSkeleton />} sayFailure={useStatementFailure()}>
        {({ months }) =>
          months.length === 0 ? (
            <Notice icon="receipt" title={t`There have been no purchases in the last 6 months`}>
              <StartShopping />
            </Notice>
          ) : (
            <>
              <SixMonths months={months} />
              <MonthTable months={months} />
              <p className={styles.soft}>
                <Trans>An order counts in the month in which it was delivered.</Trans>
              </p>
            </>
          )
        }
      </AnswerWithAge>
      <AnswerWithAge
        query={useMine(myDeposits())}
        skeleton={<Skeleton height="60px" />}
        isAgeSaid={false}
        instead={null}
      >
        {(deposits) => <DepositFold deposits={deposits} />}
      </AnswerWithAge>
    </div>
  );
}

function SixMonths({ months }: { months: readonly StatementMonth[] }) {
  const locale = useLocale();
  const total = months.reduce((sum, month) => sum + month.total, 0);
  const saved = months.reduce((sum, month) => sum + month.saved, 0);
  return (
    <BalanceBanner
      icon="receipt"
      title={<Trans>Purchases in the last 6 months</Trans>}
      amount={formatMoney(total, locale)}
      testId="statement-total"
    >
      <p className={banner.facts}>
        {saved > 0 && (
          <span>
            <Trans>
              You saved <bdi>{formatMoney(saved, locale)}</bdi> with offers, codes, vouchers and points
            </Trans>
          </span>
        )}
      </p>
    </BalanceBanner>
  );
}

function MonthsSkeleton() {
  return (
    <>
      <Skeleton height="100px" />
      <Skeleton height="240px" />
    </>
  );
}
