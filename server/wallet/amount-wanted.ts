import { walletMessages } from '#contract/messages/wallet.ts';
import { Refusal } from '#server/kit/refusal.ts';

/** @throws Refusal 422 for an amount, in fils, that is none, too little or too much */
export function refuseAmountOutside(
  fils: number,
  { least, most }: { readonly least: number; readonly most: number },
): void {
  const refuse = (sentence: string): never => {
    throw new Refusal('no_such_amount', sentence, 422, 'amount');
  };
  if (fils <= 0) refuse(walletMessages.amountMissing[0]);
  if (fils < least) refuse(walletMessages.amountLow[0]);
  if (fils > most) refuse(walletMessages.amountHigh[0]);
}
