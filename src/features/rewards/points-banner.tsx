import { Trans } from '@lingui/react/macro';

import type { Rewards } from '#contract/rewards.ts';
import { usePointsWords } from '#src/blocks/use-points-words.ts';
import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { CountedPoints } from './counted-points.tsx';

import styles from '#src/blocks/balance-banner.module.css';

/** How many points there are, what can be paid with them, and which end first. */
export function PointsBanner({ rewards }: { rewards: Rewards }) {
  const locale = useLocale();
  const say = usePointsWords();
  const { points, pointsBlock } = rewards;
  // Nobody is urged to use what is too little to be used.
  const ending = points >= pointsBlock ? rewards.ending : null;
  return (
    <section className={styles.card} aria-labelledby="points-banner">
      <div>
        <header className={styles.head}>
          <Icon name="star" size={26} />
          <h2 id="points-banner" className={styles.title}>
            <Trans>Your points</Trans>
          </h2>
        </header>
        <p className={styles.balance}>
          <bdi data-testid="reward-points">{points.toLocaleString('en')}</bdi>
        </p>
      </div>
      <div className={styles.facts}>
        <p>{say(rewards)}</p>
        {ending && (
          <p>
            <Trans>
              Use <CountedPoints count={ending.points} /> by <bdi>{formatDate(ending.at, 'date', locale)}</bdi>
            </Trans>
          </p>
        )}
      </div>
    </section>
  );
}
