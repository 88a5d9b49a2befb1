import { Trans } from '@lingui/react/macro';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { say } from '#contract/messages/sentence.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';

import rows from './rows.module.css';

/** "Error loading donation partners." (storefront.md section 8); vouchers and points come in the same answer. The order can be paid all the same. */
export function ExtrasFailure({ onRetry }: { onRetry: () => void }) {
  const locale = useLocale();
  return (
    <div role="alert" className={rows.alert}>
      <p>
        {say(checkoutMessages.donationsFailed, locale)} <Trans>Vouchers and points could not be loaded either.</Trans>
      </p>
      <Button look="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
