import { Trans } from '@lingui/react/macro';

import { ExportButton } from './export-button.tsx';

import styles from './cards.module.css';

/** uae.md, Privacy: shoppers can take a copy of their data. */
export function OwnDataCard() {
  return (
    <section className={styles.card} aria-labelledby="own-data">
      <h2 id="own-data" className={styles.title}>
        <Trans>Your data</Trans>
      </h2>
      <p className={styles.text}>
        <Trans>Everything we hold about you, as a JSON file you can keep or take elsewhere.</Trans>
      </p>
      <ExportButton />
    </section>
  );
}
