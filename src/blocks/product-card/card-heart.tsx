import { useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useFavourite } from '#src/blocks/use-favourite.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './card-heart.module.css';

/** The heart in a picture's corner. */
export function CardHeart({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const name = card.name[useLocale()];
  const { isOn, toggle } = useFavourite(card.stockCode, name);
  return (
    <button
      type="button"
      className={isOn ? styles.on : styles.round}
      aria-label={isOn ? t`Remove ${name} from favourites` : t`Add ${name} to favourites`}
      onClick={toggle}
    >
      <Icon name={isOn ? 'heart-fill' : 'heart'} />
    </button>
  );
}
