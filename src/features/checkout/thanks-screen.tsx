import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { NoSuchOrder } from '#src/blocks/no-such-order.tsx';
import { thanksFor } from '#src/domain/orders/queries.ts';
import { isNotFound } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { PlacedOrderCard } from './placed-order-card.tsx';
import { RegularPrompt } from './regular-prompt.tsx';
import { ThanksBanner } from './thanks-banner.tsx';
import { ThanksPlace } from './thanks-place.tsx';
import { useKeepPlaced } from './use-keep-placed.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

import styles from './thanks-screen.module.css';

/** Fils: from so much on a regular order is offered (account.md section 9). */
const REGULAR_FROM = 40_000;

interface Props {
  doctype: 'PRO' | 'RSO';
  docno: number;
  /** Inside another app's view the banner is hidden (account.md section 2). */
  hasBanner: boolean;
  /** Below all that is said of the order. */
  children?: ReactNode;
}

/** /thankyou/{doctype}/{docno}: when it comes and where, what was ordered, and what happens next. */
export function ThanksScreen({ doctype, docno, hasBanner, children }: Props) {
  const locale = useLocale();
  const { data, error, refetch } = useQuery(thanksFor(doctype, docno));
  useKeepPlaced(data?.value.orders);
  if (!data && error && isNotFound(error)) return <NoSuchOrder />;
  if (!data && error) return <FailureNotice error={error} onRetry={() => void refetch()} isPage />;
  const thanks = data?.value;
  const first = thanks?.orders[0];
  const asksRegular = thanks?.offersRegular === true && (thanks.totals[0]?.fils ?? 0) >= REGULAR_FROM;
  return (
    <div className={styles.place} aria-busy={!thanks}>
      <div className={styles.screen}>
        {hasBanner ? (
          <ThanksBanner thanks={thanks} />
        ) : (
          <VisuallyHidden as="h1">
            <Trans>Thank you for your order</Trans>
          </VisuallyHidden>
        )}
        {!thanks && <Skeleton height="320px" />}
        {thanks && (
          <>
            <div className={styles.column}>
              {thanks.orders.map((order) => (
                <PlacedOrderCard
                  key={order.docno}
                  order={order}
                  address={thanks.address[locale]}
                  saysWhen={!hasBanner || thanks.orders.length > 1}
                  leads={order === first}
                />
              ))}
              {asksRegular && first && <RegularPrompt docno={first.docno} />}
            </div>
            <div className={styles.column}>
              {!hasBanner && (
                <div className={styles.order}>
                  <ThanksPlace thanks={thanks} />
                </div>
              )}
              <WhatHappensNext mobile={first?.mobile} />
            </div>
            {children}
          </>
        )}
      </div>
    </div>
  );
}
