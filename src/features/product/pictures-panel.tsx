import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { largePicture } from '#contract/urls.ts';

import styles from './pictures-panel.module.css';

interface Props {
  name: string;
  pictures: readonly string[];
  /** The place of the one that was tapped: it comes first. */
  shown: number;
}

/** Panel `pictures`: a product's pictures as large as the screen, one below the other; a tap shows one more closely, and it is moved about. */
export function PicturesPanel({ name, pictures, shown }: Props) {
  const ordered = [...pictures.slice(shown), ...pictures.slice(0, shown)];
  return (
    <div className={styles.pictures}>
      {ordered.map((picture) => (
        <ClosePicture key={picture} source={largePicture(picture)} alt={`${name} ${pictures.indexOf(picture) + 1}`} />
      ))}
    </div>
  );
}

function ClosePicture({ source, alt }: { source: string; alt: string }) {
  const { t } = useLingui();
  const [isClose, setIsClose] = useState(false);
  return (
    <div className={styles.frame} data-close={isClose ? '' : undefined}>
      <button
        type="button"
        className={styles.picture}
        aria-pressed={isClose}
        aria-label={t`Look closely at ${alt}`}
        onClick={({ currentTarget, nativeEvent: { offsetX, offsetY } }) => {
          setIsClose(!isClose);
          // What was tapped is in the middle.
          const { clientWidth, clientHeight, parentElement } = currentTarget;
          const [x, y] = [offsetX / clientWidth, offsetY / clientHeight];
          requestAnimationFrame(() => {
            if (!parentElement) return;
            const { scrollWidth, scrollHeight, clientWidth: width, clientHeight: height } = parentElement;
            parentElement.scrollTo({ left: scrollWidth * x - width / 2, top: scrollHeight * y - height / 2 });
          });
        }}
      >
        <img src={source} alt="" width={800} height={800} decoding="async" />
      </button>
    </div>
  );
}
