import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import type { MyEgift } from '#contract/egifts.ts';
import { readWrittenDay } from '#contract/rules/written-day.ts';
import { myEgifts } from '#src/domain/egifts/queries.ts';
import { formatDate } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './sent-gifts.module.css';
import wallet from './wallet.module.css';

/** E-gifts that the shopper has paid: which wait for their day, were sent, were used. Nothing where there are none. */
export function SentGifts() {
  const locale = useLocale();
  const gifts = useQuery(myEgifts()).data?.value.gifts ?? [];
  if (gifts.length === 0) return null;
  return (
    <section className={`${wallet.box} ${wallet.wide}`} aria-labelledby="sent-gifts-title">
      <h2 id="sent-gifts-title" className={wallet.title}>
        <Trans>E-gifts from you</Trans>
      </h2>
      <ul className={styles.list}>
        {gifts.map((gift) => (
          <li key={gift.docno} className={styles.gift}>
            <span className={styles.name}>
              <bdi>{gift.name}</bdi>
            </span>
            <bdi>{formatMoney(gift.fils, locale)}</bdi>
            <span className={wallet.soft}>
              <bdi dir="ltr">{gift.email}</bdi>
            </span>
            <span className={wallet.soft}>
              <WhatBecame gift={gift} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhatBecame({ gift: { state, day, sentAt, redeemedAt } }: { gift: MyEgift }) {
  const locale = useLocale();
  const dateOf = (iso: string | null): string => (iso === null ? '' : formatDate(iso, 'date', locale));
  switch (state) {
    case 'paid':
      return <Trans>Goes out on {dateOf(readWrittenDay(day))}</Trans>;
    case 'sent':
      return <Trans>Sent on {dateOf(sentAt)}</Trans>;
    case 'redeemed':
      return <Trans>Used on {dateOf(redeemedAt)}</Trans>;
    case 'cancelled':
      return <Trans>Cancelled and paid back</Trans>;
  }
}
