import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './item-picture.module.css';

/** Decoration beside the name; a basket where the device has never seen the product. */
export function ItemPicture({ known }: { known: KnownCard | undefined }) {
  return (
    <span className={styles.picture} aria-hidden="true">
      {known ? <img src={known.card.image} alt="" width={64} height={64} loading="lazy" /> : <Icon name="basket" />}
    </span>
  );
}
