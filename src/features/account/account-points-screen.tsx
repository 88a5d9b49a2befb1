import { Trans } from '@lingui/react/macro';

import { say } from '#contract/messages/sentence.ts';
import { tierMessages } from '#contract/messages/tiers.ts';
import { PointsKinds } from '#src/blocks/points-kinds.tsx';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myPoints } from '#src/domain/account/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import { TierBenefits } from './tier-benefits.tsx';
import { TierCard } from './tier-card.tsx';

import styles from './account-points.module.css';

/** /account/myaccountpoints (account.md section 2): the tier, and what each tier brings. */
export function AccountPointsScreen() {
  const locale = useLocale();
  const { data } = useMine(myPoints());
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>Account points</Trans>} />
      <PointsKinds current="account" />
      <TierCard />
      <p className={styles.soft}>{say(tierMessages.howCounted, locale)}</p>
      <TierBenefits own={data?.value.tier} />
    </div>
  );
}
