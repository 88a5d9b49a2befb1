import { Trans, useLingui } from '@lingui/react/macro';

import type { Rewards } from '#contract/rewards.ts';
import { PanelLink } from '#src/blocks/panel-link.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { Status } from '#src/ui/status.tsx';

import { useTurnPoints } from './use-turn-points.ts';

import styles from './rewards.module.css';

interface Props {
  rewards: Rewards;
  /** The page is that of the vouchers, and needs no way to it. */
  isAmongVouchers?: boolean;
}

/** The two ways in which points are spent: at checkout, and turned into a voucher here (remaining.md LO-9). Nothing where there are too few. */
export function TurnPoints({ rewards: { points, pointsBlock, blockFils }, isAmongVouchers = false }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const { isAsking, ask, answer, isBusy, problem, made } = useTurnPoints(pointsBlock);
  const worth = formatMoney(blockFils, locale);
  const count = pointsBlock.toLocaleString('en');
  const canTurn = pointsBlock > 0 && points >= pointsBlock;
  if (!canTurn && made === null) return null;
  return (
    <section className={styles.box} aria-labelledby="use-points">
      <h2 id="use-points" className={styles.title}>
        <Trans>Use your points</Trans>
      </h2>
      {canTurn && (
        <>
          <p className={styles.soft}>
            <Trans>Use them at checkout, or turn them into a voucher.</Trans>
          </p>
          <Button look="quiet" aria-disabled={isBusy || isOffline} onClick={isOffline ? undefined : ask}>
            {isBusy ? <Trans>One moment…</Trans> : t`Turn ${count} points into ${worth}`}
          </Button>
          {isOffline && (
            <p className={styles.soft}>
              <Trans>Making a voucher needs a connection.</Trans>
            </p>
          )}
        </>
      )}
      {problem !== null && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      <Status className={styles.soft}>
        {made !== null && (
          <Trans>
            Your voucher of <bdi>{formatMoney(made.fils, locale)}</bdi> is ready. Use it by{' '}
            <bdi>{formatDate(made.expiresAt, 'date', locale)}</bdi>.
          </Trans>
        )}
      </Status>
      {!isAmongVouchers && (
        <PanelLink path="/account/myvouchers" panel="myvouchers" params={{}} className={styles.link}>
          <Trans>My vouchers</Trans>
        </PanelLink>
      )}
      {isAsking && (
        <Confirm
          title={t`Turn ${count} points into a voucher?`}
          yes={t`Make the voucher`}
          no={t`Not now`}
          onAnswer={answer}
        >
          <Trans>
            It takes <bdi>{worth}</bdi> off one order. What that order leaves of it is lost, and it does not become
            points again.
          </Trans>
        </Confirm>
      )}
    </section>
  );
}
