import { Trans } from '@lingui/react/macro';

import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { PointsKinds } from '#src/blocks/points-kinds.tsx';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myRewards } from '#src/domain/rewards/queries.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { PointsBanner } from './points-banner.tsx';
import { PointsRules } from './points-rules.tsx';
import { PointsStatement } from './points-statement.tsx';
import { TurnPoints } from './turn-points.tsx';

import styles from './rewards.module.css';

/** /account/myrewardpoints (account.md section 2, Reward points page). */
export function RewardPointsScreen() {
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>Loyalty points</Trans>} />
      <PointsKinds current="reward" />
      <AnswerWithAge query={useMine(myRewards())} skeleton={<RewardsSkeleton />}>
        {(rewards) => (
          <>
            <PointsBanner rewards={rewards} />
            <TurnPoints rewards={rewards} />
            <PointsStatement moves={rewards.moves} />
            <PointsRules rewards={rewards} />
          </>
        )}
      </AnswerWithAge>
    </div>
  );
}

function RewardsSkeleton() {
  return (
    <>
      <Skeleton height="132px" />
      <Skeleton height="240px" />
      <Skeleton height="180px" />
    </>
  );
}
