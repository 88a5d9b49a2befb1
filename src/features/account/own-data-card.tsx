import { Trans } from '@lingui/react/macro';

import { ExportButton } from './export-button.tsx';

import styles from './cards.module.css';

/** uae.md, Privacy: what the shop holds of the shopper is theirs to take along. */
export function OwnDataCard() {
  return (
    <section className={styles.card} aria-labelledby="own-data">
      <h2 id="own-data" className={styles.title}>
        <Trans>Your data</Trans>
      </h2>
      <p className={styles.text}>
        <Trans>Everything the shop holds of you, as a file that you and other shops’ programs can read (JSON).</Trans>
      </p>
      <ExportButton />
    </section>
  );
}
