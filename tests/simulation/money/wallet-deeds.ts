/** What a shopper does with their wallet, as the calls that the app makes. */
import { randomUUID } from 'node:crypto';

import { sendByCard, sendByWallet, topUpInBulk, topUpWallet } from '#contract/wallet.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';

import type { MoneyShopper, MoneyStart } from './money-shop.ts';
import type { Deed, WalletDeed } from './money-steps.ts';
import { send } from './send-once.ts';

export function isOfWallet(deed: Deed): deed is WalletDeed {
  return deed.do === 'top-up' || deed.do === 'send';
}

/** A bill that is made is then what is to be paid. */
export async function doWithWallet(start: MoneyStart, shopper: MoneyShopper, deed: WalletDeed): Promise<Answer[]> {
  const call = deed.do === 'top-up' ? (deed.isBulk ? topUpInBulk : topUpWallet) : CALLS[deed.by];
  const friend = deed.do === 'send' ? { gifttoemail: emailOf(start, deed.to) } : {};
  const answer = await send(shopper, call, { amount: deed.dirhams, ...friend }, randomUUID());
  const isBill = answer.code === 200 && !(deed.do === 'send' && deed.by === 'wallet');
  if (isBill) shopper.document = { Docno: Number(answer.body.data['piDocno']), Doctype: 'PBO' };
  return [answer];
}

const CALLS = { wallet: sendByWallet, card: sendByCard } as const;

/** Of a shopper; one more than there are is somebody without an account. */
function emailOf({ shoppers }: MoneyStart, to: number): string {
  return shoppers[to]?.buyer.email ?? `nobody${shoppers[0]?.buyer.id ?? 0}@example.ae`;
}
