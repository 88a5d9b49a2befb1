import { Trans } from '@lingui/react/macro';

import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myPoints } from '#src/domain/account/queries.ts';

import { TierBenefits } from './tier-benefits.tsx';
import { TierCard } from './tier-card.tsx';

import styles from './account-points.module.css';

/** /account/myaccountpoints (account.md section 2): the tier, and what each tier brings. */
export function AccountPointsScreen() {
  const { data } = useMine(myPoints());
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>Account points</Trans>} />
      <TierCard />
      <p className={styles.soft}>
        <Trans>
          Each dirham of your delivered orders counts as one account point for six months. Account points decide your
          tier and are not spent.
        </Trans>
      </p>
      <TierBenefits own={data?.value.tier} />
    </div>
  );
}
