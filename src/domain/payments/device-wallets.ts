/** The wallets of devices as this page sees them (remaining.md PAY 1 and 14 to 17). */
import { attempt } from '#contract/call.ts';
import { walletChallenge, type DeviceWallet } from '#contract/device-wallets.ts';
import { LENIENT } from '#contract/wire.ts';

import type { Challenge } from './payment-flow.ts';

/** "A second mobile wallet (only when the browser supports it ...); the device-maker mobile wallet": in the order in which they are shown. */
export function walletsHere(named: readonly DeviceWallet[], browser: object = globalThis): readonly DeviceWallet[] {
  const pays = 'ApplePaySession' in browser || 'PaymentRequest' in browser;
  return SHOWN.filter((wallet) => named.includes(wallet) && (wallet !== 'apple' || pays));
}

const SHOWN = ['apple', 'samsung'] as const satisfies readonly DeviceWallet[];

/** Whose sheet a payment waits for; null where it waits for a bank's challenge. */
export function walletOf(challenge: Challenge): DeviceWallet | null {
  const read = attempt(() => walletChallenge.decode(challenge, '', LENIENT));
  return read.ok ? read.value.wallet : null;
}
