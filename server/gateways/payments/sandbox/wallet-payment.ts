/**
 * A payment at the sandbox that is made on the sheet of a device's wallet: a stand-in, whose shopper chooses one of the test cards. No wallet's
 * own service is behind it, and nothing is encrypted.
 */
import { randomBytes } from 'node:crypto';

import { walletChallenge } from '#contract/device-wallets.ts';
import type { Decoded } from '#contract/wire.ts';

import { authoriseSandbox, type SandboxPayment, type SandboxWallet } from './sandbox-payment.ts';
import { refuseForGood } from './sandbox-refusal.ts';
import type { SandboxTimes } from './sandbox-times.ts';
import type { walletBody } from './sandbox-wire.ts';
import type { SandboxDeps } from './sandbox.ts';
import { startOnce } from './start-sandbox-payment.ts';
import { maskPan, TEST_CARDS, type TestCard } from './test-cards.ts';

/** The cards that lie in the wallet: the first one is chosen. */
export const WALLET_CARDS: readonly TestCard[] = TEST_CARDS.filter(
  ({ scheme, outcome }) =>
    outcome === 'declined' || (outcome === 'approved' && (scheme === 'visa' || scheme === 'mastercard')),
);

const EXPIRY = '12/40';

type Sheet = Readonly<Record<string, unknown>>;

/** It waits for its sheet. @throws SandboxRefusal */
export function startWalletPayment(deps: SandboxDeps, asked: Decoded<typeof walletBody>): Promise<SandboxPayment> {
  const { ref, fils, language, wallet: name, callbackUrl, cancelUrl } = asked;
  return startOnce(deps, asked, (_tx, now) => ({
    ref,
    fils,
    base: 'awaiting_3ds',
    ...cardIn(0),
    cardToken: null,
    challengeId: randomBytes(18).toString('base64url'),
    wallet: { name, callbackUrl, cancelUrl },
    language,
    dueAt: new Date(now.getTime() + deps.times.challenge),
    madeAt: now,
    nextOperation: 'do',
    nextEvent: 'send',
    operations: [],
  }));
}

/** What the SDK opens the sheet with. */
export function walletSheetOrder({ name, callbackUrl, cancelUrl }: SandboxWallet, id: string, origin: string): Sheet {
  return Object(
    walletChallenge.encode({
      wallet: name,
      order: {
        id,
        href: `${origin}/wallet/${id}`,
        serviceId: 'zad-sandbox',
        callbackUrl,
        cancelUrl,
        // In the form of a public key, which a stand-in has no use for.
        encryption: { modulus: '00c0ffee', exponent: '010001', keyId: 'sandbox' },
      },
    }),
  ) as Sheet;
}

/** The shopper pressed a button of the sheet; one that is over stays as it ended. `card`: its place in the wallet; null cancels. */
export function answerWalletSheet(
  payment: SandboxPayment,
  card: number | null,
  now: Date,
  times: SandboxTimes,
): SandboxPayment {
  if (payment.base !== 'awaiting_3ds' || payment.wallet === null) return payment;
  if (card === null) return { ...payment, base: 'failed', dueAt: null };
  const paying = { ...payment, ...cardIn(card) };
  return paying.outcome === 'declined'
    ? { ...paying, base: 'failed', dueAt: null }
    : authoriseSandbox(paying, now, times);
}

function cardIn(place: number): Pick<SandboxPayment, 'outcome' | 'scheme' | 'maskedPan' | 'expiry'> {
  const card = WALLET_CARDS[place];
  if (!card) return refuseForGood('There is no such card in the wallet');
  const { outcome, scheme, number } = card;
  return { outcome, scheme, maskedPan: maskPan(number), expiry: EXPIRY };
}
