import { useEffect, useRef, useState, type ReactNode } from 'react';

import { later } from '#src/ui/later.tsx';

import styles from './carousel.module.css';

/** Loaded after the first page, and only where there is a mouse. */
const CarouselArrows = later(async () => (await import('./carousel-arrows.tsx')).CarouselArrows);

interface Props {
  /** What the row holds, for a screen reader. */
  label: string;
  /** `fixed` slides are 195 px wide; the others share the width (storefront.md section 9). */
  slides?: 'fixed' | 'hero' | 'more-in' | 'ingredients' | 'cuts';
  /** A finger, a pointer or the focus has come to the row. */
  onReach?: () => void;
  children: ReactNode;
}

/**
 * A row that scrolls sideways by touch, wheel, keyboard or, for a mouse, the buttons at its ends. The browser's own snapping
 * knows right-to-left.
 */
export function Carousel({ label, slides = 'fixed', onReach, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) setList(row.current);
  }, []);
  return (
    <div
      className={styles.carousel}
      onPointerEnter={onReach}
      onTouchStart={onReach}
      onFocus={onReach}
      onScrollCapture={onReach}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so takes the arrow keys */}
      <ul ref={row} className={`${styles.row} ${styles[slides]}`} aria-label={label} tabIndex={0}>
        {children}
      </ul>
      {list && <CarouselArrows list={list} label={label} />}
    </div>
  );
}
