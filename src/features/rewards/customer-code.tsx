import { Trans } from '@lingui/react/macro';

import { referralMessages } from '#contract/messages/referrals.ts';
import { BalanceBanner } from '#src/blocks/balance-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { CountedPoints } from './counted-points.tsx';
import { useCopy } from './use-copy.ts';

import bannerStyles from '#src/blocks/balance-banner.module.css';
import styles from './rewards.module.css';

interface Props {
  code: string;
  pointsPerOrder: number;
}

/** The shopper's own code, large, and what it is good for (remaining.md LO-13). */
export function CustomerCode({ code, pointsPerOrder }: Props) {
  const copy = useCopy();
  const { codeCopied, codeNotCopied } = referralMessages;
  return (
    <BalanceBanner icon="users" title={<Trans>Your customer code</Trans>} amount={code} testId="customer-code">
      <div className={styles.narrow}>
        <div className={bannerStyles.facts}>
          <p>
            <Trans>
              You get <CountedPoints count={pointsPerOrder} /> each time a friend’s order is delivered.
            </Trans>
          </p>
          <p>
            <Trans>Your friend enters this code on this page after signing up.</Trans>
          </p>
        </div>
        <Button look="quiet" onClick={() => void copy(code, codeCopied, codeNotCopied)}>
          <Icon name="copy" />
          <Trans>Copy the code</Trans>
        </Button>
      </div>
    </BalanceBanner>
  );
}
