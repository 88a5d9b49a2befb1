import { Trans } from '@lingui/react/macro';

import type { DetailLine } from '#contract/order-detail.ts';
import { useLocale } from '#src/state/locale.tsx';

import { GiftNotes } from './gift-notes.tsx';

import styles from './ordered-item.module.css';

interface Props {
  line: DetailLine;
  instead: readonly DetailLine[];
}

/** What is to be said of a line besides its figures: short, replaced, a replacement, wrapped, with a message. */
export function LineNotes({ line, instead }: Props) {
  const { quantity, picked, substituteFor } = line;
  const locale = useLocale();
  const other = instead[0]?.name[locale] ?? '';
  return (
    <>
      {picked !== null && picked < quantity && (
        <p className={styles.short}>
          {other === '' ? (
            picked === 0 ? (
              <Trans>It was out of stock. You do not pay for it.</Trans>
            ) : (
              <Trans>
                We could pick {picked} of {quantity}. You pay for those.
              </Trans>
            )
          ) : picked === 0 ? (
            <Trans>
              It was out of stock. We picked <bdi>{other}</bdi> instead.
            </Trans>
          ) : (
            <Trans>
              We could pick {picked} of {quantity}, and picked <bdi>{other}</bdi> instead of the rest.
            </Trans>
          )}
        </p>
      )}
      {substituteFor !== null && (
        <p className={styles.note}>
          <Trans>Picked instead, at the lower of the two prices</Trans>
        </p>
      )}
      <GiftNotes gift={line} />
    </>
  );
}
