import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';

import type { LoyaltyAccount } from '#contract/account-points.ts';
import { TIER_FROM } from '#contract/rules/tier.ts';
import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import type { Answered } from '#src/net/read-envelope.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { useTierNames } from './use-tier-names.ts';
import { WayToNext } from './way-to-next.tsx';

import styles from './tier-card.module.css';

/** The tier and the way to the next; on platinum there is none (account.md section 4, Tiers). Without signal it says how old it is. */
export function TierStanding({ query }: { query: UseQueryResult<Answered<LoyaltyAccount>> }) {
  const names = useTierNames();
  return (
    <div className={styles.standing}>
      <AnswerWithAge
        query={query}
        skeleton={<Skeleton height="calc(1rem * var(--line-height) + 16px)" />}
        instead={
          <p className={styles.next}>
            <Trans>Your points show here once the shop can be reached.</Trans>
          </p>
        }
      >
        {({ tier, points, nextTier }) => (
          <>
            <p className={styles.tier}>
              <Icon name="star" size={18} />
              {names[tier]}
            </p>
            {nextTier !== null && <WayToNext points={points} from={TIER_FROM[nextTier]} next={names[nextTier]} />}
          </>
        )}
      </AnswerWithAge>
    </div>
  );
}
