import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

import { isUnderWay } from '#src/domain/payments/payment-flow.ts';
import { usePayment } from '#src/domain/payments/use-payment.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import type { PaidDocument } from '#src/state/payment-keys.ts';
import { Button } from '#src/ui/button.tsx';

import { CheckoutBlock } from './checkout-block.tsx';
import { PaymentStanding } from './payment-standing.tsx';

const CardModal = lazy(async () => ({ default: (await import('./card-modal.tsx')).CardModal }));

interface Props {
  document: PaidDocument;
  /** Null where the shop has not said. */
  fils: number | null;
  onPaid: (order: { doctype: string; docno: number }) => void;
  /** It failed or was stopped: checkout begins anew. */
  onOver: () => void;
}

/** A payment that was begun before this page was loaded, or on another device (remaining.md C31). */
export function UnderWay({ document, fils, onPaid, onOver }: Props) {
  const locale = useLocale();
  const payment = usePayment(document, { isBegun: true, onPaid });
  const { state } = payment;
  const isOver = !isUnderWay(state) && state.at !== 'paid';
  return (
    <CheckoutBlock icon="credit-card" title={<Trans>A payment is under way</Trans>}>
      {fils !== null && (
        <p>
          <bdi>{formatMoney(fils, locale)}</bdi>
        </p>
      )}
      <PaymentStanding payment={payment} problem={null} />
      {isOver && (
        <Button onClick={onOver}>
          <Trans>Go on with checkout</Trans>
        </Button>
      )}
      {state.at === 'challenge' && (
        <Suspense fallback={null}>
          <CardModal
            shown={{ what: 'challenge', challenge: state.challenge }}
            onSession={() => undefined}
            onChallengeOver={payment.endChallenge}
            onClose={payment.endChallenge}
          />
        </Suspense>
      )}
    </CheckoutBlock>
  );
}
