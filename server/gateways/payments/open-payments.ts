/** The payment provider that the settings name. */
import { randomBytes } from 'node:crypto';

import type { Settings } from '#server/kit/settings.ts';

import { ProviderRefused, type PaymentGateway } from './payment-gateway.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

export function openPayments({ payments }: Pick<Settings, 'payments'>): PaymentGateway {
  // The N-Genius adapter's place (money.md section 4).
  if (payments.kind === 'ngenius') return unconnected;
  // Without a secret no sandbox was started: nothing answers, and no event is believed.
  return sandboxGateway({ ...payments, secret: payments.secret ?? randomBytes(32).toString('base64url') });
}

const refusing = (): Promise<never> =>
  Promise.reject(new ProviderRefused('The adapter of N-Genius is not built yet', true));

/** Takes no money, and says so at every call. */
const unconnected: PaymentGateway = {
  can: { cvvSession: false, sameDayRefund: false },
  page: { sdkUrl: '', scriptOrigins: [], frameOrigins: [], connectOrigins: [], settings: {} },
  authorise: refusing,
  find: refusing,
  completeChallenge: refusing,
  capture: refusing,
  void: refusing,
  refund: refusing,
  removeCard: refusing,
  readEvent: () => null,
};
