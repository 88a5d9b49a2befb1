import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import { inLanguage, say } from '#contract/messages/sentence.ts';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { linesFor } from '#src/domain/checkout/choices.ts';
import { totalsOf, type Prepared } from '#src/domain/checkout/queries.ts';
import type { ShownInFrame } from '#src/domain/payments/frame-messages.ts';
import { savedCards } from '#src/domain/payments/queries.ts';
import { usePayment } from '#src/domain/payments/use-payment.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CardTerms } from './card-terms.tsx';
import { CheckoutBlock } from './checkout-block.tsx';
import { OrderTotals } from './order-totals.tsx';
import { PayWith, type PayMethod } from './pay-with.tsx';
import { PaymentErrorDialog } from './payment-error-dialog.tsx';
import { PaymentStanding } from './payment-standing.tsx';

import styles from './rows.module.css';

const CardModal = lazy(async () => ({ default: (await import('./card-modal.tsx')).CardModal }));

interface Props {
  document: Prepared;
  onPaid: (order: { doctype: string; docno: number }) => void;
  /** The order has to be prepared anew: the shop's sentence. */
  onChanged: (message: string) => void;
}

/** What a prepared order comes to, and how it is paid. */
export function PaySection({ document, onPaid, onChanged }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const totals = useQuery(totalsOf(document));
  const cards = useQuery(savedCards());
  const payment = usePayment(document, { isBegun: false, onPaid });
  const [tapped, setTapped] = useState<PayMethod | null>(null);
  const [agrees, setAgrees] = useState(false);
  const [savesCard, setSavesCard] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<ShownInFrame | null>(null);
  const { state } = payment;
  if (!totals.data) {
    if (totals.error) return <FailureNotice error={totals.error} onRetry={() => void totals.refetch()} />;
    return <Skeleton height="420px" />;
  }
  const { net, payable } = totals.data.value;
  // "When the net payable amount is 0 ... the wallet method is selected automatically" (account.md section 4).
  const method: PayMethod | null = tapped ?? (payable === 0 ? { kind: 'wallet' } : null);
  const isByCard = method !== null && method.kind !== 'wallet';
  const kept = cards.data?.value;

  const pay = (): void => {
    setProblem(null);
    if (method === null) {
      setProblem(say(paymentMessages.chooseMethod, locale));
    } else if (method.kind === 'wallet') {
      payment.pay({ method: 'wallet' }, net);
    } else if (!agrees) {
      setProblem(t`Tick the box of the terms & conditions first.`);
    } else if (method.kind === 'new-card') {
      setAsked({ what: 'card' });
    } else if (kept?.hasCvvField) {
      setAsked({ what: 'cvv', scheme: method.card.scheme });
    } else {
      payment.pay({ method: 'saved-card', token: method.card.token, sessionId: null, language: locale }, net);
    }
  };
  const payWithSession = (sessionId: string): void => {
    setAsked(null);
    if (method?.kind === 'saved-card') {
      payment.pay({ method: 'saved-card', token: method.card.token, sessionId, language: locale }, net);
    } else payment.pay({ method: 'new-card', sessionId, savesCard, language: locale }, net);
  };
  const inFrame: ShownInFrame | null =
    state.at === 'challenge' ? { what: 'challenge', challenge: state.challenge } : asked;
  return (
    <>
      <CheckoutBlock icon="receipt" title={<Trans>Order summary</Trans>}>
        <OrderTotals lines={linesFor(totals.data.value, isByCard)} />
      </CheckoutBlock>
      <CheckoutBlock icon="credit-card" title={<Trans>Pay with</Trans>}>
        <p className={styles.note}>{say(checkoutMessages.choosePayment, locale)}</p>
        <PayWith
          chosen={method}
          onChoose={(wanted) => {
            setTapped(wanted);
            setProblem(null);
          }}
          canUseWallet={payable === 0}
          canUseCard={net > 0}
          cards={kept?.cards ?? []}
        />
        {isByCard && (
          <CardTerms
            agrees={agrees}
            onAgree={setAgrees}
            saves={savesCard}
            onSave={setSavesCard}
            canSave={method.kind === 'new-card'}
          />
        )}
        <PaymentStanding payment={payment} problem={problem} />
        {(state.at === 'choosing' || state.at === 'asking' || state.at === 'changed') && (
          <Button aria-disabled={state.at === 'asking' || isOffline} onClick={isOffline ? undefined : pay}>
            {state.at === 'asking' ? <Trans>Paying…</Trans> : <Trans>Pay Now</Trans>}
          </Button>
        )}
      </CheckoutBlock>
      {inFrame && (
        <Suspense fallback={null}>
          <CardModal
            key={inFrame.what}
            shown={inFrame}
            onSession={payWithSession}
            onChallengeOver={payment.endChallenge}
            onClose={inFrame.what === 'challenge' ? payment.endChallenge : () => setAsked(null)}
          />
        </Suspense>
      )}
      {state.at === 'refused' && <PaymentErrorDialog message={state.message} />}
      {state.at === 'changed' && (
        <ChangedNotice
          message={inLanguage(state.message, locale, checkoutMessages)}
          onAnswer={() => {
            payment.dismiss();
            onChanged(state.message);
          }}
        />
      )}
    </>
  );
}

/** What is paid is not as it was shown: it says so, and the order is looked at again. */
function ChangedNotice({ message, onAnswer }: { message: string; onAnswer: () => void }) {
  return (
    <div role="alert" className={styles.alert}>
      <p>{message}</p>
      <Button look="quiet" onClick={onAnswer}>
        <Trans>Look again</Trans>
      </Button>
    </div>
  );
}
