import { Trans } from '@lingui/react/macro';

import type { DeliveryGroup } from '#contract/checkout.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './rows.module.css';

/** remaining.md CK 16: thumbnails up to 9. */
const SHOWN = 9;

/** Of them in one small row beside other figures. */
const SHOWN_SMALL = 5;

interface Props {
  lines: DeliveryGroup['lines'];
  /** The pictures alone, in one row. */
  isSmall?: boolean;
}

/** What is in a delivery, at a glance, with the quantities. */
export function GroupThumbs({ lines, isSmall = false }: Props) {
  const locale = useLocale();
  const most = isSmall ? SHOWN_SMALL : SHOWN;
  const size = isSmall ? 40 : 56;
  const more = lines.length - most;
  return (
    <div className={styles.thumbs}>
      {lines.slice(0, most).map(({ stockCode, name, image, quantity }) => (
        <span key={stockCode} className={styles.thumb}>
          <img src={image} alt={name[locale]} width={size} height={size} loading="lazy" />
          {!isSmall && <bdi>×{quantity}</bdi>}
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
