import { Trans, useLingui } from '@lingui/react/macro';

import { wholeMoney } from '#src/lib/whole-money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './egift-card.module.css';

interface Props {
  /** Null or 0 while none is chosen. */
  fils: number | null;
  name: string;
  senderName: string;
}

/** The gift as a card, filled in while one types; the mail begins with it (server/gifts/draw-gift-mail.ts). */
export function EgiftCard({ fils, name, senderName }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className={styles.card} data-testid="egift-card">
      <span className={styles.art}>
        <Icon name="gift" size={150} />
      </span>
      <p className={styles.shop}>{locale === 'ar' ? 'زاد' : 'Zad'}</p>
      <p className={styles.amount}>
        <bdi>{fils === null || fils === 0 ? '…' : wholeMoney(fils, locale)}</bdi>
      </p>
      <p className={styles.line}>
        <Trans>
          For <bdi>{name.trim() || t({ message: 'your friend', context: 'on a gift card' })}</bdi>
        </Trans>
      </p>
      {senderName.trim() !== '' && (
        <p className={styles.line}>
          <Trans>
            From <bdi>{senderName.trim()}</bdi>
          </Trans>
        </p>
      )}
    </div>
  );
}
