import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { NoSuchOrder } from '#src/blocks/no-such-order.tsx';
import { thanksFor } from '#src/domain/orders/queries.ts';
import { formatMoney } from '#src/lib/money.ts';
import { isNotFound } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { PlacedOrderCard } from './placed-order-card.tsx';
import { RegularPrompt } from './regular-prompt.tsx';
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
}

/** /thankyou/{doctype}/{docno}: what was ordered, where it comes and when. */
export function ThanksScreen({ doctype, docno, hasBanner }: Props) {
  const locale = useLocale();
  const { data, error, refetch } = useQuery(thanksFor(doctype, docno));
  useKeepPlaced(data?.value.orders);
  if (!data && error && isNotFound(error)) return <NoSuchOrder />;
  if (!data && error) return <FailureNotice error={error} onRetry={() => void refetch()} isPage />;
  const thanks = data?.value;
  const isExpress = thanks?.express[0]?.isExpress === true;
  const total = thanks?.totals[0]?.fils;
  const first = thanks?.orders[0];
  const asksRegular = thanks?.offersRegular === true && (total ?? 0) >= REGULAR_FROM;
  return (
    <div className={styles.screen} aria-busy={!thanks}>
      {!hasBanner && (
        <VisuallyHidden as="h1">
          <Trans>Thank you for your order</Trans>
        </VisuallyHidden>
      )}
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
              <dd className={styles.address}>{thanks.address[locale]}</dd>
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
            <PlacedOrderCard key={order.docno} order={order} address={thanks.address[locale]} />
          ))}
          {asksRegular && first && <RegularPrompt docno={first.docno} />}
          <WhatHappensNext />
        </>
      )}
      <Button look="quiet" onClick={() => openPanel('orderhistory', {})}>
        <Trans>My orders</Trans>
      </Button>
      <Link to="/$locale" params={{ locale }} className={buttonClass('primary')}>
        <Trans>Continue shopping</Trans>
      </Link>
    </div>
  );
}
