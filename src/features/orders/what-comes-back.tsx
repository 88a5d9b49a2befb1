import { Trans, useLingui } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './acts.module.css';

/** What of it was given once and can be used again: only what was used with this order is named (decisions.md 32). */
export function WhatComesBack({ totals }: Pick<OrderDetail, 'totals'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const names: Readonly<Record<string, string>> = {
    voucher: t`your voucher`,
    points: t`your points`,
    discount: t`your discount code`,
  };
  const used = totals.flatMap(({ id }) => names[id] ?? []);
  if (used.length === 0) return null;
  const what = new Intl.ListFormat(locale, { type: 'conjunction' }).format(used);
  return (
    <p className={styles.note}>
      <Trans>You can use {what} again.</Trans>{' '}
      <Trans>If several orders were paid together, that is once all of them are cancelled.</Trans>
    </p>
  );
}
