import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';

import type { CheckoutPlace } from '#contract/checkout-urls.ts';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { keepHabits } from '#src/domain/checkout/kept-choices.ts';
import { checkoutOpening } from '#src/domain/checkout/opening.ts';
import { stopAdding } from '#src/domain/orders/adding.ts';
import { isOutOfReach } from '#src/net/app-error.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { holdUpdates } from '#src/state/installed.ts';
import { useLocale } from '#src/state/locale.tsx';
import { later } from '#src/ui/later.tsx';

import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { NeedsNetwork } from './needs-network.tsx';
import { WaitingEdits } from './waiting-edits.tsx';

import styles from './checkout-screen.module.css';

const UnderWay = later(async () => (await import('./under-way.tsx')).UnderWay, CheckoutSkeleton);
const SessionErrorDialog = later(async () => (await import('./session-error-dialog.tsx')).SessionErrorDialog);
const BillCheckout = lazy(async () => ({ default: (await import('./bill-checkout.tsx')).BillCheckout }));

/** /checkout (account.md section 2): an order is made of the cart and paid. A bill has a page of its own below the same address. */
export function CheckoutScreen({ place }: { place: CheckoutPlace }) {
  if (!place.bill) return <OrderCheckout place={place} />;
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <BillCheckout place={place.bill} />
    </Suspense>
  );
}

function OrderCheckout({ place }: { place: CheckoutPlace }) {
  const isOffline = useIsOffline();
  useEffect(holdUpdates, []);
  const locale = useLocale();
  const navigate = useNavigate();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...checkoutOpening(),
    // Asked once: an order that was just paid has emptied the cart, and its thank-you page is on the way.
    enabled: ({ state }) => state.data?.kind !== 'ready',
  });
  const thank = ({ doctype, docno }: { doctype: string; docno: number }): void => {
    void keepHabits();
    stopAdding();
    const params = { locale, doctype, docno: String(docno) };
    void navigate({ to: '/$locale/thankyou/$doctype/$docno', params, replace: true });
  };
  const onFound = useEffectEvent(thank);
  useEffect(() => {
    if (data?.kind === 'paid') onFound(data);
  }, [data]);
  // The signal is back: what could not be asked is asked now.
  const hasFailed = !data && error !== null;
  const onSignal = useEffectEvent(() => void (hasFailed && refetch()));
  useEffect(() => {
    if (!isOffline) onSignal();
  }, [isOffline]);
  const needsNetwork = <NeedsNetwork heading="h1" onRetry={() => void refetch()} />;
  // Without signal no edit can be sent either: that they wait is not what is in the way.
  if (isOffline && data?.kind === 'waiting') return needsNetwork;
  if (!data && (isOffline || (error && isOutOfReach(error, isOffline)))) return needsNetwork;
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>Checkout</Trans>} back="/cart" keepsBack />
      {!data && error ? (
        <FailureNotice error={error} onRetry={() => void refetch()} />
      ) : data?.kind === 'paid' || data?.kind === 'closed' ? (
        <CheckoutSkeleton />
      ) : data?.kind === 'waiting' ? (
        <WaitingEdits onRetry={() => void refetch()} />
      ) : data?.kind === 'under-way' ? (
        <UnderWay
          key={data.document.docno}
          document={data.document}
          fils={data.fils}
          onPaid={thank}
          onOver={() => void refetch()}
        />
      ) : (
        <CheckoutForm place={place} openedAt={data ? dataUpdatedAt : null} onPaid={thank} />
      )}
      {data?.kind === 'closed' && <SessionErrorDialog supportEmail={data.supportEmail} />}
    </div>
  );
}
