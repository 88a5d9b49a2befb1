import type { ReactNode } from 'react';

import { say, type Sentence } from '#contract/messages/sentence.ts';
import { tierMessages } from '#contract/messages/tiers.ts';
import { TIER_FROM, TIERS, type Tier } from '#contract/rules/tier.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { useTierNames } from './use-tier-names.ts';

import styles from './account-points.module.css';

const { usualFee, free, sevenPoints, tenPoints, fifteenPoints } = tierMessages;

/** In words, or whether it is there. */
type Benefit = Readonly<Record<Tier, Sentence | boolean>>;

/** account.md section 9, Tier benefits. */
const BENEFITS: readonly (readonly [Sentence, Benefit])[] = [
  [tierMessages.standardDelivery, { standard: usualFee, silver: tenPoints, gold: free, platinum: free }],
  [tierMessages.expressDelivery, { standard: usualFee, silver: fifteenPoints, gold: tenPoints, platinum: sevenPoints }],
  [tierMessages.priorityDelivery, { standard: false, silver: false, gold: false, platinum: true }],
  [tierMessages.ownContact, { standard: false, silver: false, gold: true, platinum: true }],
  [tierMessages.freeSamples, { standard: true, silver: true, gold: true, platinum: true }],
];

/** What each tier brings. `own`: the shopper's, once it is known. */
export function TierBenefits({ own }: { own: Tier | undefined }) {
  const locale = useLocale();
  const names = useTierNames();
  const cell = (benefit: Sentence | boolean): ReactNode => {
    if (benefit === false) return '–';
    if (benefit !== true) return say(benefit, locale);
    return (
      <>
        <Icon name="check" size={18} />
        <VisuallyHidden>{say(tierMessages.yes, locale)}</VisuallyHidden>
      </>
    );
  };
  const row = (title: Sentence, of: (tier: Tier) => ReactNode) => (
    <tbody key={title[0]}>
      <tr>
        <th scope="rowgroup" colSpan={TIERS.length}>
          {say(title, locale)}
        </th>
      </tr>
      <tr>
        {TIERS.map((tier) => (
          <td key={tier} data-own={tier === own || undefined}>
            {of(tier)}
          </td>
        ))}
      </tr>
    </tbody>
  );
  return (
    <section className={styles.box} aria-labelledby="tier-benefits">
      <h2 id="tier-benefits" className={styles.title}>
        {say(tierMessages.benefits, locale)}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {TIERS.map((tier) => (
              <th key={tier} scope="col" data-own={tier === own || undefined}>
                {names[tier]}
              </th>
            ))}
          </tr>
        </thead>
        {row(tierMessages.from, (tier) => TIER_FROM[tier].toLocaleString('en'))}
        {BENEFITS.map(([title, benefit]) => row(title, (tier) => cell(benefit[tier])))}
      </table>
      <p className={styles.soft}>{say(tierMessages.whichPoints, locale)}</p>
      <p className={styles.soft}>{say(tierMessages.fruits, locale)}</p>
    </section>
  );
}
