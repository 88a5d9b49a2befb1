import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { thanksFor } from '#src/domain/orders/queries.ts';
import { formatMoney } from '#src/lib/money.ts';
import { isNotFound } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { PlacedOrderCard } from './placed-order-card.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';

import styles from './thanks-screen.module.css';

interface Props {
  doctype: 'PRO' | 'RSO';
  docno: number;
  /** Inside another app's view the banner is hidden (account.md section 2). */
  hasBanner: boolean;
}

/** /thankyou/{doctype}/{docno}: what was ordered, where it comes and when. */
export function ThanksScreen({ doctype, docno, hasBanner }: Props) {
  const locale = useLocale();
  const { data, error, refetch } = useQuery(thanksFor(doctype, docno));
  if (!data && error && isNotFound(error)) {
    return (
      <Notice icon="receipt" title={<Trans>There is no such order</Trans>} heading="h1">
        <Link to="/$locale" params={{ locale }} className={buttonClass('primary')}>
          <Trans>Go to the home page</Trans>
        </Link>
      </Notice>
    );
  }
  if (!data && error) return <FailureNotice error={error} onRetry={() => void refetch()} isPage />;
  const thanks = data?.value;
  const isExpress = thanks?.express[0]?.isExpress === true;
  const total = thanks?.totals[0]?.fils;
  return (
    <div className={styles.screen} aria-busy={!thanks}>
      {hasBanner && (
        <header className={styles.banner}>
          <Icon name="check-circle" size={44} />
          <h1>
            <Trans>Thank you for your order</Trans>
          </h1>
          <p>{isExpress ? <Trans>It comes by express delivery.</Trans> : <Trans>We are getting it ready.</Trans>}</p>
        </header>
      )}
      {!thanks && <Skeleton height="320px" />}
      {thanks && (
        <>
          <dl className={styles.facts}>
            {total !== undefined && (
              <div>
                <dt>
                  <Trans>Total</Trans>
                </dt>
                <dd>
                  <bdi data-testid="thanks-total">{formatMoney(total, locale)}</bdi>
                </dd>
              </div>
            )}
            <div>
              <dt>
                <Trans>Delivery address</Trans>
              </dt>
              <dd className={styles.address}>{thanks.address}</dd>
            </div>
          </dl>
          {thanks.orders.length > 1 && (
            <p>
              <Plural
                value={thanks.orders.length}
                one="Your order comes in # delivery."
                other="Your order comes in # deliveries."
              />
            </p>
          )}
          {thanks.orders.map((order) => (
            <PlacedOrderCard key={order.docno} order={order} address={thanks.address} />
          ))}
          <WhatHappensNext />
        </>
      )}
      <Link to="/$locale" params={{ locale }} className={buttonClass('primary')}>
        <Trans>Continue shopping</Trans>
      </Link>
    </div>
  );
}
