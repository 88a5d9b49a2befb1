import type { CSSProperties } from 'react';

import styles from './skeleton.module.css';

interface Props {
  /** CSS lengths of what is to come. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** A place held in the shape of what comes. */
export function Skeleton({ width = '100%', height = '1em', round = false }: Props) {
  const size: CSSProperties = { inlineSize: width, blockSize: height, ...(round && { borderRadius: '50%' }) };
  return <span className={styles.skeleton} style={size} aria-hidden="true" />;
}
