import { Trans } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Status } from '#src/ui/status.tsx';

import styles from './acts.module.css';

interface Props {
  detail: OrderDetail;
  way: 'CARD' | 'WALLET';
}

/** In one sentence: what goes back, where to, and how long a card takes (decisions.md 32). */
export function WhatGoesBack({ detail, way }: Props) {
  const locale = useLocale();
  const { net, taken, refunds, paidBy, children } = detail;
  const before = taken === null ? 0 : refunds.reduce((sum, { fils }) => sum + fils, 0);
  const fils = Math.max(0, (taken ?? net) - before);
  if (paidBy === 'nothing' || fils === 0) {
    return (
      <p className={styles.note}>
        <Trans>Nothing was charged for it.</Trans>
      </p>
    );
  }
  const amount = <bdi>{formatMoney(fils, locale)}</bdi>;
  if (taken === null && paidBy === 'wallet') {
    return (
      <Status className={styles.note}>
        <Trans>Nothing was taken yet: you can spend the amount in your wallet again at once.</Trans>
      </Status>
    );
  }
  if (taken === null && way === 'CARD') {
    return (
      <Status className={styles.note}>
        <Trans>
          Nothing was taken yet: your bank frees the amount on your card, and may take up to 7 working days to show it.
        </Trans>
      </Status>
    );
  }
  const hasMore = children.some(({ state }) => state > 0);
  return (
    <Status className={styles.note}>
      {way === 'WALLET' ? (
        hasMore ? (
          <Trans>All that you paid goes to your wallet within minutes.</Trans>
        ) : (
          <Trans>{amount} goes to your wallet within minutes.</Trans>
        )
      ) : hasMore ? (
        <Trans>All that you paid goes back to your card; your bank may take up to 7 working days to show it.</Trans>
      ) : (
        <Trans>{amount} goes back to your card; your bank may take up to 7 working days to show it.</Trans>
      )}
    </Status>
  );
}
