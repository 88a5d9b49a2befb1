import { Plural } from '@lingui/react/macro';

import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import styles from './order-card.module.css';

/** Pictures side by side, or one less and how many more there are. */
const MOST = 5;

/** What was in an order, as one remembers it. `count`: of all that was in it; pictures are of the first. */
export function OrderThumbs({ images, count = images.length }: { images: readonly string[]; count?: number }) {
  const shown = count > MOST ? MOST - 1 : MOST;
  const more = count - shown;
  return (
    <div className={styles.thumbs}>
      {images.slice(0, shown).map((image, at) => (
        // Pictures have no name of their own, and their order does not change.
        <img key={`${image} ${at}`} src={image} alt="" width={64} height={64} loading="lazy" decoding="async" />
      ))}
      {more > 0 && (
        <span className={styles.more}>
          <bdi dir="ltr" aria-hidden="true">{`+${more}`}</bdi>
          <VisuallyHidden>
            <Plural value={more} one="# more" other="# more" />
          </VisuallyHidden>
        </span>
      )}
    </div>
  );
}
