import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { extras } from '#src/domain/checkout/queries.ts';
import { myPastVouchers, myRewards } from '#src/domain/rewards/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { PastVouchers } from './past-vouchers.tsx';
import { TurnPoints } from './turn-points.tsx';
import { VoucherCard } from './voucher-card.tsx';

import styles from './rewards.module.css';

/** /account/myvouchers (remaining.md LO-10): the vouchers that can be used, what points can become one, and what became of the others. */
export function VouchersScreen() {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>My vouchers</Trans>} />
      <AnswerWithAge query={useMine(extras())} skeleton={<Skeleton height="104px" />}>
        {({ vouchers }) =>
          vouchers.length === 0 ? (
            <Notice icon="ticket" title={t`You have no vouchers`}>
              <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('primary')}>
                <Trans>Start shopping</Trans>
              </Link>
            </Notice>
          ) : (
            <>
              {vouchers.map((voucher) => (
                <VoucherCard key={voucher.id} voucher={voucher} />
              ))}
              <p className={styles.soft}>
                <Trans>Choose one at checkout: it is taken off that order.</Trans>
              </p>
            </>
          )
        }
      </AnswerWithAge>
      <AnswerWithAge query={useMine(myRewards())} skeleton={null} isAgeSaid={false} instead={null}>
        {(rewards) => <TurnPoints rewards={rewards} isAmongVouchers />}
      </AnswerWithAge>
      <AnswerWithAge query={useMine(myPastVouchers())} skeleton={null} isAgeSaid={false} instead={null}>
        {({ vouchers }) => <PastVouchers vouchers={vouchers} />}
      </AnswerWithAge>
    </div>
  );
}
