import { Plural, useLingui } from '@lingui/react/macro';

import styles from './tier-card.module.css';

interface Props {
  points: number;
  /** Points to go. */
  missing: number;
  /** The points at which the next tier begins. */
  from: number;
  /** The next tier's name in the page's language. */
  next: string;
}

/** How far it is to the next tier, as a bar and in words. */
export function WayToNext({ points, missing, from, next }: Props) {
  const { t } = useLingui();
  return (
    <>
      <progress className={styles.bar} max={from} value={points} aria-label={t`Points on the way to ${next}`} />
      <p className={styles.next}>
        <Plural value={missing} one={`# more to ${next}`} other={`# more to ${next}`} />
      </p>
    </>
  );
}
