/** The calls that begin to pay with a device's wallet (contract/device-wallets.ts). How it ended is asked as of a card. */
import { attempt as decoding } from '#contract/call.ts';
import {
  payByAppleWallet,
  payBySamsung,
  walletChallenge,
  type DeviceWallet,
  type WalletChallenge,
} from '#contract/device-wallets.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import { LOCALES } from '#contract/urls.ts';
import { LENIENT } from '#contract/wire.ts';
import { answerOnce, ForOneAlone } from '#server/kit/answer-once.ts';
import type { Deps } from '#server/kit/deps.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';

import type { Attempt } from './open-attempt.ts';
import { payAtProvider, type Paying } from './pay-at-provider.ts';
import type { PaymentDesk } from './payment-desk.ts';

interface Begins extends Paying {
  readonly wallet: DeviceWallet;
  readonly language: 'en' | 'ar';
}

export function walletsServed(desk: PaymentDesk, once: Pick<Deps, 'db' | 'clock' | 'log'>): Served[] {
  const begin = async (begins: Begins): Promise<ForOneAlone<Pick<WalletChallenge, 'order'>>> => {
    const { wallet, language, document } = begins;
    if (!desk.wallets.includes(wallet)) throw notFound();
    const page = (name: string): string => `${desk.publicOrigin}/${language}/${name}`;
    const isBill = document.doctype === 'PBO';
    const named = `?piDocno=${document.docno}${isBill ? '&piDoctype=PBO' : ''}`;
    const cancel = isBill ? page('Finalizepayment') + named : page('checkout');
    const returns = { success: page('samsung-success') + named, cancel };
    const attempt = await payAtProvider(desk, begins, { method: 'device_wallet' }, ({ ref, fils }) =>
      desk.gateway.openWallet({ ref, fils, wallet, language, returns }),
    );
    // Whoever repeats the request asks for the status: the sheet goes to the request that began it alone.
    return new ForOneAlone({ order: sheetOf(attempt) });
  };
  return [
    serveUser(payBySamsung, (input, caller) =>
      answerOnce(once, { call: payBySamsung, input, caller }, ({ isRetry }) => {
        refuseOtherPages(input.returns);
        return begin({ ...input, document: input, userId: caller.userId, wallet: 'samsung', isRetry });
      }),
    ),
    serveUser(payByAppleWallet, (input, caller) =>
      answerOnce(once, { call: payByAppleWallet, input, caller }, ({ isRetry }) =>
        begin({ ...input, document: input, userId: caller.userId, wallet: 'apple', isRetry }),
      ),
    ),
  ];
}

/** Which origin they name is no matter: the shop writes its own. @throws Refusal 400 */
function refuseOtherPages({
  successUrl,
  cancelUrl,
}: {
  readonly successUrl: string;
  readonly cancelUrl: string;
}): void {
  const isPage = (url: string, name: string): boolean =>
    URL.canParse(url) && LOCALES.some((locale) => new URL(url).pathname === `/${locale}/${name}`);
  if (isPage(successUrl, 'samsung-success') && isPage(cancelUrl, 'checkout')) return;
  throw new Refusal('invalid', 'The request is not valid', 400, 'samsungPayWeb');
}

/** @throws Refusal 422 `wallet_refused` where the provider said no; 409 `ask_status` where only asking tells how it stands */
function sheetOf({ state, challenge }: Attempt): WalletChallenge['order'] {
  const read = decoding(() => walletChallenge.decode(challenge, '', LENIENT));
  if (state === 'awaiting_3ds' && read.ok) return read.value.order;
  const said = paymentMessages.errorOccurred[0];
  throw state === 'failed' ? new Refusal('wallet_refused', said, 422) : new Refusal('ask_status', said, 409);
}
