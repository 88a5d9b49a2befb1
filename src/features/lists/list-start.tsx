import type { ReactNode } from 'react';

import { Icon } from '#src/ui/icon.tsx';

import card from './list-card.module.css';
import styles from './list-start.module.css';

/** Its first products are enough to know it by; a narrow row shows fewer. */
const SHOWN = 7;

interface Props {
  title: ReactNode;
  facts: ReactNode;
  images: readonly string[];
  onStart: () => void;
}

/** A list that is not there yet, made of what the shopper has elsewhere by one tap. */
export function ListStart({ title, facts, images, onStart }: Props) {
  return (
    <button type="button" className={`${card.card} ${styles.start}`} onClick={onStart}>
      <span className={card.words}>
        <span className={card.name}>{title}</span>
        <span className={styles.facts}>{facts}</span>
      </span>
      <span className={card.pictures} aria-hidden="true">
        {images.slice(0, SHOWN).map((image, at) => (
          // Pictures have no name of their own, and their order does not change.
          <img key={`${image} ${at}`} src={image} alt="" width={56} height={56} loading="lazy" />
        ))}
      </span>
      <Icon name="plus" size={36} />
    </button>
  );
}
