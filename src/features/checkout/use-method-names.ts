import { useLingui } from '@lingui/react/macro';

import type { DeviceWallet } from '#contract/device-wallets.ts';
import type { PaymentCard } from '#src/domain/payments/payment-card.ts';

interface MethodNames {
  readonly schemes: Readonly<Record<PaymentCard['scheme'], string>>;
  readonly wallets: Readonly<Record<DeviceWallet, string>>;
}

/** What the schemes of cards and the wallets of devices are called. */
export function useMethodNames(): MethodNames {
  const { t } = useLingui();
  return {
    schemes: { visa: t`Visa`, mastercard: t`Mastercard`, amex: t`American Express`, driversclub: t`Diners Club` },
    wallets: { apple: t`Apple Pay`, samsung: t`Samsung Pay` },
  };
}
