import { Trans, useLingui } from '@lingui/react/macro';

import styles from './tier-card.module.css';

interface Props {
  points: number;
  /** The points at which the next tier begins. */
  from: number;
  /** The next tier's name in the page's language. */
  next: string;
}

/** How far it is to the next tier, as a bar and in words; not the points that can be spent, and so not called points. */
export function WayToNext({ points, from, next }: Props) {
  const { t } = useLingui();
  const [reached, needed] = [points, from].map((count) => count.toLocaleString('en'));
  return (
    <>
      <progress className={styles.bar} max={from} value={points} aria-label={t`Points on the way to ${next}`} />
      <p className={styles.next}>
        <Trans>
          <bdi>{reached}</bdi> of <bdi>{needed}</bdi> to {next}
        </Trans>
      </p>
    </>
  );
}
