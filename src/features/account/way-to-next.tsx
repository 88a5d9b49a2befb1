import { Plural, Trans, useLingui } from '@lingui/react/macro';

import styles from './tier-card.module.css';

interface Props {
  points: number;
  /** The points at which the next tier begins. */
  from: number;
  /** The next tier's name in the page's language. */
  next: string;
}

/** How far it is to the next tier, as a bar and in words: account points, which are not the loyalty points that can be spent. */
export function WayToNext({ points, from, next }: Props) {
  const { t } = useLingui();
  const missing = from - points;
  const said = missing.toLocaleString('en');
  return (
    <>
      <progress className={styles.bar} max={from} value={points} aria-label={t`Account points on the way to ${next}`} />
      <p className={styles.next}>
        <Trans>
          <bdi>{said}</bdi> <Plural value={missing} one="account point" other="account points" /> to {next}
        </Trans>
      </p>
    </>
  );
}
