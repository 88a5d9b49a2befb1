import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Icon } from '#src/ui/icon.tsx';

import styles from './carousel.module.css';

interface Props {
  /** What the row holds, for a screen reader. */
  label: string;
  /** `fixed` slides are 195 px wide; the others share the width (storefront.md section 9). */
  slides?: 'fixed' | 'more-in' | 'ingredients' | 'cuts';
  /** A finger, a pointer or the focus has come to the row. */
  onReach?: () => void;
  children: ReactNode;
}

/**
 * A row that scrolls sideways by touch, wheel, keyboard or, for a mouse, the buttons at its ends. The browser's own snapping
 * knows right-to-left.
 */
export function Carousel({ label, slides = 'fixed', onReach, children }: Props) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState({ back: false, on: false });
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = (): void => {
      const gone = Math.abs(list.scrollLeft);
      const next = { back: gone > 2, on: gone + list.clientWidth < list.scrollWidth - 2 };
      setRoom((known) => (known.back === next.back && known.on === next.on ? known : next));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);
  const move = (direction: 1 | -1): void => {
    const list = row.current;
    if (!list) return;
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: direction * forward * list.clientWidth * 0.8 });
  };
  return (
    <div
      className={styles.carousel}
      onPointerEnter={onReach}
      onTouchStart={onReach}
      onFocus={onReach}
      onScrollCapture={onReach}
    >
      <ul
        ref={row}
        className={`${styles.row} ${styles[slides]}`}
        aria-label={label}
        tabIndex={room.back || room.on ? 0 : undefined}
      >
        {children}
      </ul>
      {room.back && (
        <button
          type="button"
          className={styles.back}
          aria-label={t`Scroll back: ${label}`}
          tabIndex={-1}
          onClick={() => move(-1)}
        >
          <Icon name="caret-left" />
        </button>
      )}
      {room.on && (
        <button
          type="button"
          className={styles.on}
          aria-label={t`Scroll on: ${label}`}
          tabIndex={-1}
          onClick={() => move(1)}
        >
          <Icon name="caret-right" />
        </button>
      )}
    </div>
  );
}
