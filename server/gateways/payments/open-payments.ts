/** The payment provider that the settings name. */
import { randomBytes } from 'node:crypto';

import type { Database } from '#server/kit/database.ts';
import type { Settings } from '#server/kit/settings.ts';

import { ngeniusGateway } from './ngenius-gateway.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

/** One for each database: it keeps its access token and the line of each payment. */
const open = new WeakMap<Database, PaymentGateway>();

export function openPayments({ payments }: Pick<Settings, 'payments'>, db: Database, now: () => Date): PaymentGateway {
  if (payments.kind === 'ngenius') {
    const gateway = open.get(db) ?? ngeniusGateway({ place: payments, db, now });
    open.set(db, gateway);
    return gateway;
  }
  // Without a secret no sandbox was started: nothing answers, and no event is believed.
  return sandboxGateway({ ...payments, secret: payments.secret ?? randomBytes(32).toString('base64url') });
}
