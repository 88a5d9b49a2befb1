import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';

import type { LoyaltyAccount } from '#contract/account-points.ts';
import { TIER_FROM, type Tier } from '#contract/rules/tier.ts';
import type { Answered } from '#src/net/api.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './tier-card.module.css';

/** The tier, its points and the way to the next; on platinum there is none (account.md section 4, Tiers). */
export function TierStanding({ query }: { query: UseQueryResult<Answered<LoyaltyAccount>> }) {
  const { t } = useLingui();
  const { data, isError } = query;
  const names: Record<Tier, string> = {
    standard: t`Standard`,
    silver: t`Silver`,
    gold: t`Gold`,
    platinum: t`Platinum`,
  };
  if (!data) {
    return (
      <div className={styles.standing}>
        {isError ? (
          <p className={styles.next}>
            <Trans>Your points show here once the shop can be reached.</Trans>
          </p>
        ) : (
          <Skeleton height="56px" />
        )}
      </div>
    );
  }
  const { tier, points, missing, nextTier } = data.value;
  const next = nextTier === null ? '' : names[nextTier];
  return (
    <div className={styles.standing}>
      <p className={styles.tier}>
        <Icon name="star" size={18} />
        <span>
          {names[tier]} · <Plural value={points} one="# point" other="# points" />
        </span>
      </p>
      {nextTier !== null && missing !== null && (
        <>
          <progress
            className={styles.bar}
            max={TIER_FROM[nextTier]}
            value={points}
            aria-label={t`Points on the way to ${next}`}
          />
          <p className={styles.next}>
            <Plural value={missing} one={`# point to ${next}`} other={`# points to ${next}`} />
          </p>
        </>
      )}
    </div>
  );
}
