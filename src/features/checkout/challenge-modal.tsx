import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { writePaidDocument } from '#contract/checkout-urls.ts';
import { walletOf } from '#src/domain/payments/device-wallets.ts';
import type { Payment } from '#src/domain/payments/use-payment.ts';
import { useLocale } from '#src/state/locale.tsx';
import type { PaidDocument } from '#src/state/payment-keys.ts';

const CardModal = lazy(async () => ({ default: (await import('./card-modal.tsx')).CardModal }));

interface Props {
  document: PaidDocument;
  payment: Payment;
  /** This is the page that the device maker's wallet leads back to. */
  isReturn?: boolean;
}

/** What a payment waits for the shopper to do: the bank's challenge, or the sheet of a device's wallet. Nothing while it waits for neither. */
export function ChallengeModal({ document, payment, isReturn = false }: Props) {
  const locale = useLocale();
  const navigate = useNavigate();
  if (payment.state.at !== 'challenge') return null;
  const { challenge } = payment.state;
  const wallet = walletOf(challenge);
  const common = { onSession: () => undefined, onChallengeOver: payment.endChallenge };
  return (
    <Suspense fallback={null}>
      {wallet === null ? (
        <CardModal {...common} shown={{ what: 'challenge', challenge }} onClose={payment.endChallenge} />
      ) : (
        <CardModal
          {...common}
          shown={{ what: 'wallet', challenge }}
          onClose={payment.leave}
          onWallet={(word) => {
            if (word !== 'SUCCESS') payment.leave();
            else if (wallet !== 'samsung' || isReturn) payment.endChallenge();
            else {
              const search = writePaidDocument(document);
              void navigate({ to: '/$locale/samsung-success', params: { locale }, search, replace: true });
            }
          }}
        />
      )}
    </Suspense>
  );
}
