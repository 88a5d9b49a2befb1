import { useState } from 'react';

import { largePicture } from '#contract/urls.ts';

import styles from './gallery.module.css';

interface Props {
  picture: string;
  alt: string;
  /** Its place among the product's pictures, from 0. */
  index: number;
  /** As a list shows it: without signal the larger one cannot come. */
  isSmall: boolean;
}

/** A picture in its larger size. Until that has come the first one is shown as the card had it, which the browser mostly has already. */
export function GalleryPicture({ picture, alt, index, isSmall }: Props) {
  const [hasCome, setHasCome] = useState(false);
  const isFirst = index === 0;
  return (
    <>
      {isFirst && !isSmall && !hasCome && (
        <img src={picture} alt="" width={400} height={400} className={styles.former} decoding="sync" />
      )}
      <img
        src={isSmall ? picture : largePicture(picture)}
        alt={alt}
        width={400}
        height={400}
        loading={index < 2 ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding="async"
        onLoad={() => setHasCome(true)}
      />
    </>
  );
}
