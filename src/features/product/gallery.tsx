import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type KeyboardEvent } from 'react';

import { openPanel } from '#src/state/panels.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { GalleryPicture } from './gallery-picture.tsx';
import { stepPicture } from './step-picture.ts';

import styles from './gallery.module.css';

interface Props {
  name: string;
  pictures: readonly string[];
  /** As a list shows them: without signal the larger ones cannot come. */
  isSmall?: boolean;
}

/** The pictures of a product: swiped or moved by arrow keys, chosen by thumbnails. The first is what the page leads with. */
export function Gallery({ name, pictures, isSmall = false }: Props) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const count = pictures.length;
  const isRtl = (): boolean => strip.current !== null && getComputedStyle(strip.current).direction === 'rtl';
  const show = (index: number): void => {
    const list = strip.current;
    list?.scrollTo({ left: (index / (count - 1)) * reachOf(list) * (isRtl() ? -1 : 1) });
  };
  const follow = (): void => {
    const list = strip.current;
    if (list) setShown(Math.round((Math.abs(list.scrollLeft) / Math.max(1, reachOf(list))) * (count - 1)));
  };
  const move = (event: KeyboardEvent): void => {
    const target = stepPicture(event.key, shown, count, isRtl());
    if (target === null) return;
    event.preventDefault();
    show(target);
  };
  return (
    <section className={styles.gallery} aria-label={t`Pictures of ${name}`}>
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls, and so takes the arrow keys */}
        <ul
          ref={strip}
          className={styles.strip}
          aria-label={t`Pictures`}
          tabIndex={count > 1 ? 0 : undefined}
          onScroll={follow}
          onKeyDown={move}
        >
          {pictures.map((picture, index) => (
            <li key={picture}>
              <GalleryPicture
                picture={picture}
                alt={index === 0 ? name : t`${name}, picture ${index + 1}`}
                index={index}
                isSmall={isSmall}
              />
              {!isSmall && (
                <button
                  type="button"
                  className={styles.enlarge}
                  aria-label={t`Enlarge picture ${index + 1}`}
                  onClick={() => openPanel('pictures', { name, pictures, shown: index })}
                />
              )}
            </li>
          ))}
        </ul>
        {count > 1 && (
          <p aria-live="polite">
            <VisuallyHidden>
              <Trans>
                Picture {shown + 1} of {count}
              </Trans>
            </VisuallyHidden>
          </p>
        )}
      </div>
      {count > 1 && (
        <ul className={styles.thumbnails} aria-label={t`Thumbnails`}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t`Show picture ${index + 1}`}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => show(index)}
              >
                <img src={picture} alt="" width={64} height={64} decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How far it scrolls: on a phone the next picture shows beside the first, so that it is less than a picture's width. */
function reachOf(list: HTMLElement): number {
  return list.scrollWidth - list.clientWidth;
}
