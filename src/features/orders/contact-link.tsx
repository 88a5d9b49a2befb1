import { Trans, useLingui } from '@lingui/react/macro';

import { SUPPORT_ADDRESS } from '#src/blocks/support-address.ts';
import { showToast } from '#src/state/toasts.ts';
import { Icon } from '#src/ui/icon.tsx';

/** A mail to the shop about an order. */
export function ContactLink({ docno, className }: { docno: number; className?: string | undefined }) {
  const { t } = useLingui();
  const subject = encodeURIComponent(t`Order RSO-${docno}`);
  return (
    <a
      href={`mailto:${SUPPORT_ADDRESS}?subject=${subject}`}
      className={className}
      // Where no program for mail opens, nothing would happen.
      onClick={() => showToast(t`Write to us at ${SUPPORT_ADDRESS}`)}
    >
      <Icon name="chat-circle-text" size={22} />
      <span>
        <Trans>Contact us</Trans>
      </span>
    </a>
  );
}
