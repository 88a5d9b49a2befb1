import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { paymentMessages } from '#contract/messages/payments.ts';
import { say } from '#contract/messages/sentence.ts';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import type { ShownInFrame } from '#src/domain/payments/frame-messages.ts';
import { isUnderWay } from '#src/domain/payments/payment-flow.ts';
import { usePayment } from '#src/domain/payments/use-payment.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import type { PaidDocument } from '#src/state/payment-keys.ts';
import { later } from '#src/ui/later.tsx';

import { ChallengeModal } from './challenge-modal.tsx';
import { PayBar } from './pay-bar.tsx';
import type { PayMethod } from './pay-method.ts';
import { PayWords } from './pay-words.tsx';
import { PaymentStanding } from './payment-standing.tsx';

const PaymentErrorDialog = later(async () => (await import('./payment-error-dialog.tsx')).PaymentErrorDialog);
const CardModal = lazy(async () => ({ default: (await import('./card-modal.tsx')).CardModal }));

/** What a shopper has yet to do before anything can be paid. */
type Missing = 'method' | 'terms';

function missingOf(method: PayMethod | null, agrees: boolean): Missing | null {
  if (method === null) return 'method';
  return method.kind !== 'wallet' && method.kind !== 'device' && !agrees ? 'terms' : null;
}

interface Props {
  document: PaidDocument;
  /** What is paid, in fils, as it is shown; null while it is not known. */
  total: number | null;
  method: PayMethod | null;
  agrees: boolean;
  savesCard: boolean;
  /** The provider has a field of its own for the CVV of a kept card. */
  hasCvvField: boolean;
  /** The terms are not agreed to: the shopper is led to their box. */
  onTermsMissed: () => void;
  /** An attempt is open, or is not any more: what is paid must not change meanwhile. */
  onUnderWay: (isUnderWay: boolean) => void;
  onPaid: (order: { doctype: string; docno: number }) => void;
  /** Below the total, instead of that it includes VAT. */
  note?: ReactNode;
  /** Shows what the total is made of, where that is not in sight. */
  onTotal?: (() => void) | undefined;
  /** The order has to be prepared anew: the shop's sentence. */
  onChanged: (message: string) => void;
}

/** The button that pays one prepared order or bill, and what follows it: the provider's form, the challenge, the end. */
export function PayAction({ document, total, method, agrees, savesCard, hasCvvField, note, ...on }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const isWide = useIsWide();
  const payment = usePayment(document, { isBegun: false, onPaid: on.onPaid });
  const [missed, setMissed] = useState<Missing | null>(null);
  const [asked, setAsked] = useState<ShownInFrame | null>(null);
  const { state } = payment;

  const missing = missingOf(method, agrees);
  const isOpen = isUnderWay(state) || state.at === 'paid';
  const tellUnderWay = useEffectEvent((isNow: boolean) => on.onUnderWay(isNow));
  useEffect(() => tellUnderWay(isOpen), [isOpen]);
  const change = useEffectEvent((message: string) => on.onChanged(message));
  const changedBy = state.at === 'changed' ? state.message : null;
  useEffect(() => {
    if (changedBy !== null) change(changedBy);
  }, [changedBy]);

  const pay = (): void => {
    if (total === null) return;
    setMissed(missing);
    if (missing === 'terms') on.onTermsMissed();
    if (method === null || missing !== null) return;
    if (method.kind === 'wallet') {
      payment.pay({ method: 'wallet' }, total);
    } else if (method.kind === 'device') {
      payment.pay({ method: 'device', wallet: method.wallet, language: locale }, total);
    } else if (method.kind === 'new-card') {
      setAsked({ what: 'card' });
    } else if (hasCvvField) {
      setAsked({ what: 'cvv', scheme: method.card.scheme });
    } else {
      payment.pay({ method: 'saved-card', token: method.card.token, sessionId: null, language: locale }, total);
    }
  };
  const payWithSession = (sessionId: string): void => {
    setAsked(null);
    if (total === null) return;
    if (method?.kind === 'saved-card') {
      payment.pay({ method: 'saved-card', token: method.card.token, sessionId, language: locale }, total);
    } else payment.pay({ method: 'new-card', sessionId, savesCard, language: locale }, total);
  };
  // What was missed then, and is still missing: with a method chosen it may be the terms, which nobody has missed yet.
  const problem =
    missed === null || missed !== missing
      ? null
      : missed === 'method'
        ? say(paymentMessages.chooseMethod, locale)
        : t`Tick the box of the terms & conditions first.`;
  const isWaiting = total === null;
  return (
    <>
      <PayBar
        // The button says the amount.
        total={note === undefined ? null : total}
        said={<PaymentStanding payment={payment} problem={problem} />}
        isStale={isWaiting && !isWide}
        note={isOffline ? <Trans>No signal</Trans> : note}
        isDisabled={isOpen || isWaiting || isOffline}
        onPress={pay}
        onTotal={on.onTotal}
      >
        {state.at === 'paid' ? (
          <Trans>Paid</Trans>
        ) : isOpen ? (
          <Trans>Paying…</Trans>
        ) : total === null ? (
          <Trans>Pay Now</Trans>
        ) : total === 0 ? (
          <Trans>Place the order</Trans>
        ) : (
          <span>
            <PayWords fils={total} method={method} />
          </span>
        )}
      </PayBar>
      {asked && (
        <Suspense fallback={null}>
          <CardModal
            key={asked.what}
            shown={asked}
            total={total}
            onSession={payWithSession}
            onChallengeOver={payment.endChallenge}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      <ChallengeModal document={document} payment={payment} />
      {state.at === 'refused' && <PaymentErrorDialog message={state.message} />}
    </>
  );
}
