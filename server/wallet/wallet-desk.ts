/** What the wallet's calls work with. */
import type { Desk } from '#server/session/desk.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

export interface WalletDesk extends Desk {
  readonly shop: ShopSettings;
}
