import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { TIER_FROM, TIERS, type Tier } from '#contract/rules/tier.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { useTierNames } from './use-tier-names.ts';

import styles from './account-points.module.css';

/** What each tier brings (account.md section 9, Tier benefits). `own`: the shopper's, once it is known. */
export function TierBenefits({ own }: { own: Tier | undefined }) {
  const { t } = useLingui();
  const names = useTierNames();
  const fee = <Trans>Usual fee</Trans>;
  const free = <Trans>Free</Trans>;
  const points = (count: number) => <Plural value={count} one="# point" other="# points" />;
  const yes = (
    <>
      <Icon name="check" size={18} />
      <VisuallyHidden>{t`Yes`}</VisuallyHidden>
    </>
  );
  const rows: { key: string; title: string; cells: Readonly<Record<Tier, ReactNode>> }[] = [
    {
      key: 'from',
      title: t`Account points from`,
      cells: mapTiers((tier) => TIER_FROM[tier].toLocaleString('en')),
    },
    {
      key: 'standard',
      title: t`Standard delivery`,
      cells: { standard: fee, silver: points(10), gold: free, platinum: free },
    },
    {
      key: 'express',
      title: t`Express delivery`,
      cells: { standard: fee, silver: points(15), gold: points(10), platinum: points(7) },
    },
    { key: 'priority', title: t`Priority delivery`, cells: mapTiers((tier) => (tier === 'platinum' ? yes : NONE)) },
    {
      key: 'contact',
      title: t`Your own contact`,
      cells: mapTiers((tier) => (tier === 'gold' || tier === 'platinum' ? yes : NONE)),
    },
    { key: 'samples', title: t`Free samples`, cells: mapTiers(() => yes) },
  ];
  return (
    <section className={styles.box} aria-labelledby="tier-benefits">
      <h2 id="tier-benefits" className={styles.title}>
        <Trans>What each tier brings</Trans>
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {TIERS.map((tier) => (
              <th key={tier} scope="col" data-own={tier === own ? '' : undefined}>
                {names[tier]}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ key, title, cells }) => (
          <tbody key={key}>
            <tr>
              <th scope="rowgroup" colSpan={TIERS.length}>
                {title}
              </th>
            </tr>
            <tr>
              {TIERS.map((tier) => (
                <td key={tier} data-own={tier === own ? '' : undefined}>
                  {cells[tier]}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <p className={styles.soft}>
        <Trans>Discount on fruits at 10, 50 and 100 points.</Trans>
      </p>
      <p className={styles.soft}>
        <Trans>Delivery is paid with loyalty points. Where they are too few, the usual fee is paid.</Trans>
      </p>
    </section>
  );
}

const NONE = '–';

function mapTiers<T>(of: (tier: Tier) => T): Readonly<Record<Tier, T>> {
  return { standard: of('standard'), silver: of('silver'), gold: of('gold'), platinum: of('platinum') };
}
