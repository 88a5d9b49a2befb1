import { Trans } from '@lingui/react/macro';

import { rewardMessages } from '#contract/messages/rewards.ts';
import { say } from '#contract/messages/sentence.ts';
import type { Rewards } from '#contract/rewards.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { CountedPoints } from './counted-points.tsx';

import styles from './rewards.module.css';

/** How points are got and used, with the shop's figures (account.md section 9). */
export function PointsRules({ rewards: { perHundred, pointsBlock, blockFils, months } }: { rewards: Rewards }) {
  const locale = useLocale();
  return (
    <section className={styles.box} aria-labelledby="points-rules">
      <h2 id="points-rules" className={styles.title}>
        <Trans>How points work</Trans>
      </h2>
      <dl className={styles.rules}>
        <dt>
          <Trans>
            For each <bdi>{formatMoney(10_000, locale)}</bdi> of fruit, vegetables and meat
          </Trans>
        </dt>
        <dd>
          <CountedPoints count={perHundred} />
        </dd>
        {pointsBlock > 0 && (
          <>
            <dt>
              <Trans>
                <CountedPoints count={pointsBlock} /> at checkout
              </Trans>
            </dt>
            <dd>
              <bdi>{formatMoney(blockFils, locale)}</bdi>
            </dd>
          </>
        )}
        <dt>
          <Trans>Can be used for</Trans>
        </dt>
        <dd>
          <bdi>{sayMonths(months, locale)}</bdi>
        </dd>
      </dl>
      <p className={styles.soft}>{say(rewardMessages.noCodes, locale)}</p>
    </section>
  );
}

/** "6 months": the browser knows each language's forms. */
function sayMonths(months: number, locale: string): string {
  return months.toLocaleString(`${locale}-AE`, {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
    numberingSystem: 'latn',
  });
}
