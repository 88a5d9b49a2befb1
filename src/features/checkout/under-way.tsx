import { Trans } from '@lingui/react/macro';

import { isUnderWay } from '#src/domain/payments/payment-flow.ts';
import { usePayment } from '#src/domain/payments/use-payment.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import type { PaidDocument } from '#src/state/payment-keys.ts';
import { Button } from '#src/ui/button.tsx';

import { ChallengeModal } from './challenge-modal.tsx';
import { CheckoutBlock } from './checkout-block.tsx';
import { PaymentStanding } from './payment-standing.tsx';

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
    <CheckoutBlock
      icon="credit-card"
      title={isOver ? <Trans>This payment is over</Trans> : <Trans>A payment is under way</Trans>}
    >
      {fils !== null && (
        <p>
          <bdi>{formatMoney(fils, locale)}</bdi>
        </p>
      )}
      <PaymentStanding payment={payment} problem={null} />
      {isOver && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that stopped it is gone: the keyboard goes on here
        <Button autoFocus onClick={onOver}>
          <Trans>Go on with checkout</Trans>
        </Button>
      )}
      <ChallengeModal document={document} payment={payment} />
    </CheckoutBlock>
  );
}
