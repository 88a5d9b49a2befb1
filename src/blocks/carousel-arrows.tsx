import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { Icon } from '#src/ui/icon.tsx';

import styles from './carousel.module.css';

interface Props {
  /** The row that scrolls. */
  list: HTMLElement;
  label: string;
}

/** For a mouse: a button at each end of a row that has more to show there. */
export function CarouselArrows({ list, label }: Props) {
  const { t } = useLingui();
  const [room, setRoom] = useState({ back: false, on: false });
  useEffect(() => {
    const measure = (): void => {
      const gone = Math.abs(list.scrollLeft);
      const next = { back: gone > 2, on: gone + list.clientWidth < list.scrollWidth - 2 };
      setRoom((known) => (known.back === next.back && known.on === next.on ? known : next));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(list);
    // Other products may come into the row.
    const changed = new MutationObserver(measure);
    changed.observe(list, { childList: true });
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [list]);
  const move = (direction: 1 | -1): void => {
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: direction * forward * list.clientWidth * 0.8 });
  };
  return (
    <>
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
    </>
  );
}
