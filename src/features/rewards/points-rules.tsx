import { Plural, Trans } from '@lingui/react/macro';

import type { Rewards } from '#contract/rewards.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './rewards.module.css';

/** How points are got and used, with the shop's figures (account.md section 9), and the way to inviting friends. */
export function PointsRules({ rewards: { perHundred, pointsBlock, blockFils, months } }: { rewards: Rewards }) {
  const locale = useLocale();
  return (
    <section className={styles.box} aria-labelledby="points-rules">
      <h2 id="points-rules" className={styles.title}>
        <Trans>How points work</Trans>
      </h2>
      <ul className={styles.rules}>
        <li>
          <Trans>
            You get <Plural value={perHundred} one="# point" other="# points" /> for each{' '}
            <bdi>{formatMoney(10_000, locale)}</bdi> of fruit, vegetables and meat, once they are delivered.
          </Trans>
        </li>
        {pointsBlock > 0 && (
          <li>
            <Trans>
              At checkout <Plural value={pointsBlock} one="# point takes" other="# points take" />{' '}
              <bdi>{formatMoney(blockFils, locale)}</bdi> off your order.
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            They can be used for <Plural value={months} one="# month" other="# months" />.
          </Trans>
        </li>
        <li>
          <Trans>With a discount code, points are neither used nor earned.</Trans>
        </li>
      </ul>
      <AppLink path="/account/refertofriends" className={styles.link}>
        <Trans>Refer to friends</Trans>
      </AppLink>
    </section>
  );
}
