import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { writeReload } from '#contract/checkout-urls.ts';
import { accountMessages } from '#contract/messages/account.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import { say, type Sentence } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { walletMessages } from '#contract/messages/wallet.ts';
import { isEmail } from '#contract/rules/email.ts';
import { typedFils } from '#src/domain/payments/typed-fils.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { billGift, giveByWallet, mailGiftCode } from '#src/domain/wallet/commands.ts';
import type { AppError } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { useGoToBill } from './use-go-to-bill.ts';

type Field = 'email' | 'amount' | 'proof';

const CATALOGUE = { ...sessionMessages, ...accountMessages, ...paymentMessages, ...walletMessages };
/** Our name for the field that the server's refusal is about. */
const OURS: Readonly<Record<string, Field>> = { gifttoemail: 'email', amount: 'amount', Password: 'proof' };
const EMPTY = { email: '', amount: '', proof: '' };

/** Money to a friend, from the wallet or by card. The shop says when it wants to know who sends: then the proof is asked for. */
export function useFriendForm() {
  const client = useQueryClient();
  const locale = useLocale();
  const goToBill = useGoToBill();
  const [values, setValues] = useState(EMPTY);
  const [way, setWay] = useState<'wallet' | 'card'>('wallet');
  const [problem, setProblem] = useState<{ field: Field | null; sentence: string } | null>(null);
  const [needsProof, setNeedsProof] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const email = values.email.trim();
  const fils = typedFils(values.amount);

  const refuse = (field: Field, sentence: Sentence): false => {
    setProblem({ field, sentence: say(sentence, locale) });
    return false;
  };
  const fail = (error: AppError): void => {
    if (error.kind === 'refused' && error.code === 'step_up') setNeedsProof(true);
    const field = error.kind === 'refused' && error.field !== undefined ? (OURS[error.field] ?? null) : null;
    setProblem({ field, sentence: spoken(error, locale, CATALOGUE, walletMessages.failed) });
  };
  const isFilled = (): boolean => {
    if (!isEmail(email)) return refuse('email', walletMessages.friendEmail);
    if (fils === null) return refuse('amount', walletMessages.amountMissing);
    return true;
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem(null);
    if (isBusy || !isFilled() || fils === null) return;
    setIsBusy(true);
    const gift = { email, fils, proof: values.proof, language: locale };
    if (way === 'wallet') {
      const sent = await giveByWallet(client, gift);
      setIsBusy(false);
      if (!sent.ok) return fail(sent.error);
      setValues(EMPTY);
      setNeedsProof(false);
      showToast(say(walletMessages.sent, locale), 'success');
      return;
    }
    const made = await billGift(client, gift);
    setIsBusy(false);
    if (!made.ok) return fail(made.error);
    goToBill(writeReload({ ...made.value, friend: email }));
  };
  const sendCode = async (): Promise<void> => {
    setProblem(null);
    if (isBusy || !isFilled() || fils === null) return;
    setIsBusy(true);
    const mailed = await mailGiftCode(client, { email, fils });
    setIsBusy(false);
    if (mailed.ok) showToast(say(walletMessages.codeSent, locale), 'success');
    else fail(mailed.error);
  };

  return {
    values,
    set: (field: Field) => (value: string) => setValues((before) => ({ ...before, [field]: value })),
    fils,
    way,
    setWay,
    needsProof,
    isBusy,
    errorOf: (field: Field | null): string | undefined => (problem?.field === field ? problem.sentence : undefined),
    submit,
    sendCode: () => void sendCode(),
  };
}
