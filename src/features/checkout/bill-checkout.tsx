import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

import type { BillPlace } from '#contract/checkout-urls.ts';
import { billMessages } from '#contract/messages/bills.ts';
import { say } from '#contract/messages/sentence.ts';
import { orderPath } from '#contract/order-urls.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { lastHabits } from '#src/domain/checkout/kept-choices.ts';
import { standingBill } from '#src/domain/payments/queries.ts';
import { isNotFound, isOutOfReach } from '#src/net/app-error.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { holdUpdates } from '#src/state/installed.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { BillDone } from './bill-done.tsx';
import { BillForm } from './bill-form.tsx';
import { BillSummary } from './bill-summary.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { UnderWay } from './under-way.tsx';
import { useBillWords } from './use-bill-words.ts';

import styles from './checkout-screen.module.css';

/**
 * The page of a bill: below /checkout, and /Finalizepayment for a tip (account.md section 2). What it is for, what it comes to and whether
 * it is paid is the shop's to say (decisions.md 7 and 10).
 */
export function BillCheckout({ place: { docno, kind } }: { place: BillPlace }) {
  const locale = useLocale();
  const { t } = useLingui();
  const navigate = useNavigate();
  const isOffline = useIsOffline();
  useEffect(holdUpdates, []);
  const [isPaying, setIsPaying] = useState(false);
  // Not asked again by itself while it is being paid: the form would give way to what the shop says is under way.
  const { data, error, refetch } = useQuery({ ...standingBill(docno), enabled: docno > 0 && !isPaying });
  const bill = data?.value;
  const habits = useQuery(lastHabits()).data;
  const words = useBillWords(bill?.kind ?? kind);
  // A tip's order says that it was given.
  const leave = useEffectEvent((orderDocno: number) => {
    showToast(words.done, 'success');
    void navigate({ href: `/${locale}/orderinvoice/RSO/${orderDocno}/order`, replace: true });
  });
  const paidFor = bill?.state === 'paid' ? bill.orderDocno : null;
  useEffect(() => {
    if (paidFor !== null) leave(paidFor);
  }, [paidFor]);
  const again = (): void => void refetch();
  const tipped = bill?.orderDocno ?? null;
  const back = tipped === null ? (words.form ?? words.back) : orderPath({ doctype: 'RSO', docno: tipped }, 'past');

  if (docno === 0 || bill?.state === 'ended' || (error && !bill && isNotFound(error))) {
    return (
      <Notice icon="receipt" title={say(billMessages.billOver, locale)} heading="h1" said="alert">
        <p>{words.over}</p>
        <AppLink path={words.back} className={buttonClass('primary')}>
          {words.backTo}
        </AppLink>
      </Notice>
    );
  }
  if (!bill && (isOffline || (error && isOutOfReach(error, isOffline)))) {
    return (
      <Notice icon="wifi-slash" title={<Trans>Paying needs a connection</Trans>} heading="h1" said="status">
        <p>
          <Trans>Nothing was charged. Come back once you are online.</Trans>
        </p>
        <AppLink path={words.back} className={buttonClass('quiet')}>
          {words.backTo}
        </AppLink>
      </Notice>
    );
  }
  if (bill?.state === 'paid' && bill.orderDocno === null) return <BillDone bill={bill} />;
  return (
    <div className={styles.screen}>
      <ScreenHeader title={bill ? words.title : t`Checkout`} back={back} keepsBack />
      {error && !bill && <FailureNotice error={error} onRetry={again} />}
      {(bill ? habits === undefined : !error) && <CheckoutSkeleton />}
      {bill?.state === 'open' && habits !== undefined && (
        <div className={styles.columns}>
          {bill.isUnderWay && !isPaying ? (
            <>
              <BillSummary bill={bill} />
              <UnderWay document={{ doctype: 'PBO', docno }} fils={bill.fils} onPaid={again} onOver={again} />
            </>
          ) : (
            <BillForm
              docno={docno}
              bill={bill}
              note={words.note}
              habits={habits}
              onUnderWay={setIsPaying}
              onAgain={again}
            />
          )}
        </div>
      )}
    </div>
  );
}
