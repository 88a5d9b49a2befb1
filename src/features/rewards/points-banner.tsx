import { Trans } from '@lingui/react/macro';

import type { Rewards } from '#contract/rewards.ts';
import { BalanceBanner } from '#src/blocks/balance-banner.tsx';
import { usePointsWords } from '#src/blocks/use-points-words.ts';
import { formatDate } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { CountedPoints } from './counted-points.tsx';

import styles from '#src/blocks/balance-banner.module.css';

/** How many points there are, what can be paid with them, and which end first. */
export function PointsBanner({ rewards }: { rewards: Rewards }) {
  const locale = useLocale();
  const say = usePointsWords();
  const { points, pointsFils, pointsBlock } = rewards;
  // The number stands above it: where all of them can be used, only their worth is news.
  const isWhole = points > 0 && pointsBlock > 0 && points % pointsBlock === 0;
  // Nobody is urged to use what is too little to be used.
  const ending = points >= pointsBlock ? rewards.ending : null;
  return (
    <BalanceBanner
      icon="star"
      title={<Trans>Your points</Trans>}
      amount={points.toLocaleString('en')}
      testId="reward-points"
    >
      <div className={styles.facts}>
        <p>
          {isWhole ? (
            <Trans>
              Worth <bdi>{formatMoney(pointsFils, locale)}</bdi>
            </Trans>
          ) : (
            say(rewards)
          )}
        </p>
        {ending && (
          <p>
            {ending.points === points ? (
              <Trans>
                Use them by <bdi>{formatDate(ending.at, 'date', locale)}</bdi>
              </Trans>
            ) : (
              <Trans>
                Use <CountedPoints count={ending.points} /> by <bdi>{formatDate(ending.at, 'date', locale)}</bdi>
              </Trans>
            )}
          </p>
        )}
      </div>
    </BalanceBanner>
  );
}
