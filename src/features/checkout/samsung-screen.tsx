import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { writePaidDocument } from '#contract/checkout-urls.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import { say } from '#contract/messages/sentence.ts';
import { keepHabits } from '#src/domain/checkout/kept-choices.ts';
import { isUnderWay } from '#src/domain/payments/payment-flow.ts';
import { usePayment } from '#src/domain/payments/use-payment.ts';
import { holdUpdates } from '#src/state/installed.ts';
import { useLocale } from '#src/state/locale.tsx';
import { begunPayments, type PaidDocument } from '#src/state/payment-keys.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { ChallengeModal } from './challenge-modal.tsx';
import { PaymentStanding } from './payment-standing.tsx';

interface Props {
  /** What the address names; null where it names nothing, and the device may remember what it began to pay. */
  named: PaidDocument | null;
}

/** /samsung-success: nothing is paid because of an address. The shop is asked, and only then the thank-you page comes (decisions.md 10). */
export function SamsungScreen({ named }: Props) {
  const [document] = useState(() => named ?? begunPayments()[0] ?? null);
  return document ? <AskedPayment document={document} /> : <SamsungFailed bill={null} />;
}

function AskedPayment({ document }: { document: PaidDocument }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const payment = usePayment(document, {
    isBegun: true,
    onPaid: ({ doctype, docno }) => {
      if (doctype === 'PBO') {
        // The bill's own page knows where it leads.
        void navigate({
          to: '/$locale/Finalizepayment',
          params: { locale },
          search: writePaidDocument(document),
          replace: true,
        });
        return;
      }
      void keepHabits();
      const params = { locale, doctype, docno: String(docno) };
      void navigate({ to: '/$locale/thankyou/$doctype/$docno', params, replace: true });
    },
  });
  const { state } = payment;
  useEffect(holdUpdates, []);
  if (!isUnderWay(state) && state.at !== 'paid') return <SamsungFailed bill={document} />;
  return (
    <Notice icon="wallet" title={<Trans>One moment…</Trans>} heading="h1">
      <PaymentStanding payment={payment} problem={null} />
      <ChallengeModal document={document} payment={payment} isReturn />
    </Notice>
  );
}

function SamsungFailed({ bill }: { bill: PaidDocument | null }) {
  const locale = useLocale();
  return (
    <Notice icon="warning-circle" title={say(paymentMessages.samsungFailed, locale)} heading="h1" said="alert">
      {bill?.doctype === 'PBO' ? (
        <Link
          to="/$locale/Finalizepayment"
          params={{ locale }}
          search={writePaidDocument(bill)}
          className={buttonClass('primary')}
        >
          <Trans>Back to the payment</Trans>
        </Link>
      ) : (
        <Link to="/$locale/checkout" params={{ locale }} className={buttonClass('primary')}>
          <Trans>Back to checkout</Trans>
        </Link>
      )}
    </Notice>
  );
}
