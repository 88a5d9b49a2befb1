import { Plural, Trans } from '@lingui/react/macro';

import type { Rewards } from '#contract/rewards.ts';
import { usePointsWords } from '#src/blocks/use-points-words.ts';
import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './rewards.module.css';

/** How many points there are, what can be paid with them, and which end first. */
export function PointsBanner({ rewards }: { rewards: Rewards }) {
  const locale = useLocale();
  const say = usePointsWords();
  const { points, ending } = rewards;
  return (
    <section className={styles.banner} aria-labelledby="points-banner">
      <h2 id="points-banner" className={styles.named}>
        <Icon name="star" size={24} />
        <Trans>Your points</Trans>
      </h2>
      <p className={styles.points}>
        <bdi data-testid="reward-points">{points.toLocaleString('en')}</bdi>
      </p>
      <p>{say(rewards)}</p>
      {ending && (
        <p className={styles.ending}>
          <Trans>
            <Plural value={ending.points} one="# point ends" other="# points end" /> on{' '}
            <bdi>{formatDate(ending.at, 'date', locale)}</bdi>
          </Trans>
        </p>
      )}
    </section>
  );
}
