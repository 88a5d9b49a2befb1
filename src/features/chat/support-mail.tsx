import { Trans, useLingui } from '@lingui/react/macro';

import { SUPPORT_ADDRESS } from '#src/blocks/support-address.ts';

import styles from './live-chat.module.css';

/** The other way to ask. The address is in sight, because not every device has a program for mail; a mail names the order. */
export function SupportMail({ about }: { about: number | null }) {
  const { t } = useLingui();
  const subject = about === null ? '' : `?subject=${encodeURIComponent(t`Order RSO-${about}`)}`;
  return (
    <p className={styles.mail}>
      <Trans>
        Or write to{' '}
        <a href={`mailto:${SUPPORT_ADDRESS}${subject}`}>
          <bdi dir="ltr">{SUPPORT_ADDRESS}</bdi>
        </a>
      </Trans>
    </p>
  );
}
