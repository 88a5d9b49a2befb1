import { Trans } from '@lingui/react/macro';

import type { DeliveryGroup } from '#contract/checkout.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './rows.module.css';

/** remaining.md CK 16: thumbnails up to 9. */
const SHOWN = 9;

/** What is in a delivery, at a glance, with the quantities. */
export function GroupThumbs({ lines }: { lines: DeliveryGroup['lines'] }) {
  const locale = useLocale();
  const more = lines.length - SHOWN;
  return (
    <div className={styles.thumbs}>
      {lines.slice(0, SHOWN).map(({ stockCode, name, image, quantity }) => (
        <span key={stockCode} className={styles.thumb}>
          <img src={image} alt={name[locale]} width={56} height={56} loading="lazy" />
          <bdi>×{quantity}</bdi>
        </span>
      ))}
      {more > 0 && (
        <span className={styles.note}>
          <Trans>
            <bdi>+{more}</bdi> more
          </Trans>
        </span>
      )}
    </div>
  );
}
