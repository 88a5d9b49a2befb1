import { Trans } from '@lingui/react/macro';

import styles from './recycling.module.css';

/** For who has nothing to return yet: what a deposit is, and how it comes back (docs/decisions, the return box). */
export function HowReturningWorks() {
  return (
    <section className={styles.box} aria-labelledby="how-returning-works">
      <h2 id="how-returning-works" className={styles.title}>
        <Trans>How returning works</Trans>
      </h2>
      <ol className={styles.steps}>
        <li>
          <Trans>Some drinks come in glass. You pay a small deposit for each pack with your order.</Trans>
        </li>
        <li>
          <Trans>
            Once they are delivered, the bottles show here. Choose an address and a time for us to collect them.
          </Trans>
        </li>
        <li>
          <Trans>We collect them then, and the deposit goes into your wallet.</Trans>
        </li>
      </ol>
    </section>
  );
}
