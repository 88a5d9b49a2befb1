/** What payments work with. */
import type { DeviceWallet } from '#contract/device-wallets.ts';
import type { PaymentGateway } from '#server/gateways/payments/payment-gateway.ts';
import type { Database } from '#server/kit/database.ts';
import type { Log } from '#server/kit/log.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import type { OperationListeners, Settlers } from './settler.ts';

export interface PaymentDesk {
  readonly db: Database;
  readonly gateway: PaymentGateway;
  /** Those that are switched on and that the gateway can do. */
  readonly wallets: readonly DeviceWallet[];
  /** Scheme and host of the shop's pages, as shoppers see them. */
  readonly publicOrigin: string;
  readonly shop: ShopSettings;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  readonly now: () => Date;
  readonly settlers: Settlers;
  readonly listeners: OperationListeners;
}
