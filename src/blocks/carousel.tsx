import { useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';

import { Icon } from '#src/ui/icon.tsx';

import styles from './carousel.module.css';

interface Props {
  /** What the row holds, for a screen reader. */
  label: string;
  /** `fixed` slides are 195 px wide; the others share the width (storefront.md section 9). */
  slides?: 'fixed' | 'more-in' | 'ingredients' | 'cuts';
  children: ReactNode;
}

/** A row that scrolls sideways by touch, wheel, keyboard or arrows. The browser's own snapping knows right-to-left. */
export function Carousel({ label, slides = 'fixed', children }: Props) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1): void => {
    const list = row.current;
    if (!list) return;
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: direction * forward * list.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <div className={styles.carousel}>
      <ul ref={row} className={`${styles.row} ${styles[slides]}`} aria-label={label} tabIndex={0}>
        {children}
      </ul>
      <button type="button" className={styles.back} aria-label={t`Scroll back: ${label}`} onClick={() => move(-1)}>
        <Icon name="caret-left" />
      </button>
      <button type="button" className={styles.on} aria-label={t`Scroll on: ${label}`} onClick={() => move(1)}>
        <Icon name="caret-right" />
      </button>
    </div>
  );
}
