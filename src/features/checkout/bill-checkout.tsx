import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

import { ratingMessages } from '#contract/messages/ratings.ts';
import { say } from '#contract/messages/sentence.ts';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { standingBill } from '#src/domain/payments/queries.ts';
import { isNotFound, isOutOfReach } from '#src/net/app-error.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { BillForm } from './bill-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { UnderWay } from './under-way.tsx';

import styles from './checkout-screen.module.css';

/** A tip's bill, paid by card (account.md section 2). What it comes to and whether it is paid is the shop's to say (decisions.md 7 and 10). */
export function BillCheckout({ docno }: { docno: number }) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const isOffline = useIsOffline();
  const [isPaying, setIsPaying] = useState(false);
  // Not asked again by itself while it is being paid: the form would give way to what the shop says is under way.
  const { data, error, refetch } = useQuery({ ...standingBill(docno), enabled: docno > 0 && !isPaying });
  const bill = data?.value;
  const thank = useEffectEvent((orderDocno: number) => {
    showToast(t`Thank you! The tip goes to your driver and picker.`, 'success');
    void navigate({ href: `/${locale}/orderinvoice/RSO/${orderDocno}/order`, replace: true });
  });
  const paidFor = bill?.state === 'paid' ? bill.orderDocno : null;
  useEffect(() => {
    if (paidFor !== null) thank(paidFor);
  }, [paidFor]);
  const again = (): void => void refetch();

  if (docno === 0 || bill?.state === 'ended' || (error && !bill && isNotFound(error))) {
    return (
      <Notice icon="receipt" title={say(ratingMessages.billOver, locale)} heading="h1" said="alert">
        <p>
          <Trans>Nothing was charged. You can choose the tip again from your order.</Trans>
        </p>
        <Link to="/$locale" params={{ locale }} className={buttonClass('primary')}>
          <Trans>Go to the home page</Trans>
        </Link>
      </Notice>
    );
  }
  if (!bill && (isOffline || (error && isOutOfReach(error, isOffline)))) {
    return (
      <Notice icon="wifi-slash" title={<Trans>Paying needs a connection</Trans>} heading="h1" said="status">
        <p>
          <Trans>Nothing was charged. Come back once you are online.</Trans>
        </p>
      </Notice>
    );
  }
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>Pay a tip</Trans>} back="/" />
      {error && !bill && <FailureNotice error={error} onRetry={again} />}
      {!error && !bill && <CheckoutSkeleton />}
      {bill?.state === 'open' &&
        (bill.isUnderWay && !isPaying ? (
          <UnderWay document={{ doctype: 'PBO', docno }} fils={bill.fils} onPaid={again} onOver={again} />
        ) : (
          <BillForm docno={docno} fils={bill.fils} onUnderWay={setIsPaying} onAgain={again} />
        ))}
    </div>
  );
}
