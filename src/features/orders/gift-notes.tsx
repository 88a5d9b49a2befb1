import { Trans } from '@lingui/react/macro';

import type { DetailLine } from '#contract/order-detail.ts';

import styles from './ordered-item.module.css';

/** That a gift is wrapped, and its message; nothing of what has neither. */
export function GiftNotes({
  gift: { isGiftWrapped, message },
}: {
  gift: Pick<DetailLine, 'isGiftWrapped' | 'message'>;
}) {
  return (
    <>
      {isGiftWrapped && (
        <p className={styles.note}>
          <Trans>Gift wrapped</Trans>
        </p>
      )}
      {message !== null && message !== '' && (
        <p className={styles.note}>
          <Trans>
            Message: <bdi>{message}</bdi>
          </Trans>
        </p>
      )}
    </>
  );
}
