import { Trans } from '@lingui/react/macro';

import { comma } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './results-screen.module.css';

/** What was asked for and is not sold: what is shown has only the other words. `missed`: words in letters alone, or the whole question. */
export function MissedWords({ missed }: { missed: readonly string[] }) {
  const words = <bdi className={styles.words}>{missed.join(`${comma(useLocale())} `)}</bdi>;
  return (
    <p className={styles.corrected}>
      <span>
        <Trans>We don’t have {words}. This comes closest.</Trans>
      </span>
    </p>
  );
}
