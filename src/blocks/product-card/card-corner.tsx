import { useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useFavourite } from '#src/blocks/use-favourite.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './card-corner.module.css';

/** The round buttons in a picture's corner: favourite and quick view. */
export function CardCorner({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = card.name[locale];
  const { isOn, toggle } = useFavourite(card.stockCode);
  return (
    <div className={styles.corner}>
      <button
        type="button"
        className={isOn ? styles.on : styles.round}
        aria-label={isOn ? t`Remove ${name} from favourites` : t`Add ${name} to favourites`}
        onClick={toggle}
      >
        <Icon name={isOn ? 'heart-fill' : 'heart'} />
      </button>
      <button
        type="button"
        className={styles.round}
        aria-label={t`Quick view of ${name}`}
        onClick={() => openPanel('mobile_product_detail', { card })}
      >
        <Icon name="eye" />
      </button>
    </div>
  );
}
