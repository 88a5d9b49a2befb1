import { useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useFavourite } from '#src/blocks/use-favourite.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './keep-and-share.module.css';

/** Beside a product's brand, so that both are in the first screenful of what is sold out too. */
export function KeepAndShare({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const { isOn, toggle } = useFavourite(card.stockCode, card.name[useLocale()]);
  return (
    <span className={styles.pair}>
      <button type="button" className={styles.round} aria-label={t`Share`} onClick={() => openPanel('share', { card })}>
        <Icon name="share-network" size={22} />
      </button>
      <button
        type="button"
        className={isOn ? styles.on : styles.round}
        aria-label={isOn ? t`Remove from favourites` : t`Add to favourites`}
        onClick={toggle}
      >
        <Icon name={isOn ? 'heart-fill' : 'heart'} size={22} />
      </button>
    </span>
  );
}
