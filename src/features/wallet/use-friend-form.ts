import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { writeReload } from '#contract/checkout-urls.ts';
import { accountMessages } from '#contract/messages/account.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import { say } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { walletMessages } from '#contract/messages/wallet.ts';
import { isEmail } from '#contract/rules/email.ts';
import type { WalletLimits } from '#contract/wallet.ts';
import { useFocusOnError } from '#src/blocks/use-focus-on-error.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { myProfile } from '#src/domain/account/queries.ts';
import { typedFils } from '#src/domain/payments/typed-fils.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { billGift, giveByWallet, mailGiftCode, type Gift } from '#src/domain/wallet/commands.ts';
import { wholeMoney } from '#src/lib/whole-money.ts';
import type { AppError } from '#src/net/app-error.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { useGoToBill } from './use-go-to-bill.ts';

type Field = 'email' | 'amount' | 'proof';

const CATALOGUE = { ...sessionMessages, ...accountMessages, ...paymentMessages, ...walletMessages };
/** Our name for the field that the server's refusal is about. */
const OURS: Readonly<Record<string, Field>> = { gifttoemail: 'email', amount: 'amount', Password: 'proof' };
const EMPTY = { email: '', amount: '', proof: '' };

interface FriendMoney {
  /** Fils that can be spent. */
  readonly available: number;
  readonly limits: WalletLimits;
}

/** Money to a friend, from the wallet once the shopper has said yes, or by card. The shop says when it wants to know who sends: then the proof is asked for. */
export function useFriendForm({ available, limits: { friendLeast, friendMost, friendFree } }: FriendMoney) {
  const { t } = useLingui();
  const client = useQueryClient();
  const locale = useLocale();
  const goToBill = useGoToBill();
  const [values, setValues] = useState(EMPTY);
  const [way, setWay] = useState<'wallet' | 'card'>(available >= friendLeast ? 'wallet' : 'card');
  const [problem, setProblem] = useState<{ field: Field | null; sentence: string } | null>(null);
  const [asksProof, setAsksProof] = useState(false);
  /** What leaves the wallet once the shopper says yes; null where nothing is asked. */
  const [asked, setAsked] = useState<Gift | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useFocusOnError(problem);
  // Whether there is a password is known before it is asked for: its box is then there at once, and can have the focus.
  useMine(myProfile());
  const fils = typedFils(values.amount);
  const needsProof = asksProof || (fils !== null && fils > friendFree);

  const fail = (error: AppError): void => {
    if (error.kind === 'refused' && error.code === 'step_up') setAsksProof(true);
    const field = error.kind === 'refused' && error.field !== undefined ? (OURS[error.field] ?? null) : null;
    setProblem({ field, sentence: spoken(error, locale, CATALOGUE, walletMessages.failed) });
  };
  /** What is typed, or null where something of it is wrong; that is then said. */
  const filled = (): Gift | null => {
    const refuse = (field: Field, sentence: string): null => {
      setProblem({ field, sentence });
      return null;
    };
    const email = values.email.trim();
    setProblem(null);
    if (!isEmail(email)) return refuse('email', say(walletMessages.friendEmail, locale));
    if (fils === null) return refuse('amount', say(walletMessages.amountMissing, locale));
    if (fils < friendLeast) return refuse('amount', t`You can send ${wholeMoney(friendLeast, locale)} or more`);
    if (fils > friendMost)
      return refuse('amount', t`You can send up to ${wholeMoney(friendMost, locale)} within 24 hours`);
    if (way === 'wallet' && fils > available) return refuse('amount', say(paymentMessages.insufficient, locale));
    return { email, fils, proof: values.proof, language: locale };
  };

  const bill = async (gift: Gift): Promise<void> => {
    setIsBusy(true);
    const made = await billGift(client, gift);
    setIsBusy(false);
    if (made.ok) goToBill(writeReload({ ...made.value, friend: gift.email }));
    else fail(made.error);
  };
  const give = async (gift: Gift): Promise<void> => {
    setIsBusy(true);
    const sent = await giveByWallet(client, gift);
    setIsBusy(false);
    if (!sent.ok) return fail(sent.error);
    setValues(EMPTY);
    setAsksProof(false);
    showToast(say(walletMessages.sent, locale), 'success');
  };
  const mailCode = async (gift: Gift): Promise<void> => {
    setIsBusy(true);
    const mailed = await mailGiftCode(client, gift);
    setIsBusy(false);
    if (mailed.ok) showToast(say(walletMessages.codeSent, locale), 'success');
    else fail(mailed.error);
  };
  /** Does it with what is typed, where that is right and there is signal. */
  const whenFilled = (act: (gift: Gift) => unknown): void => {
    const gift = isBusy ? null : filled();
    if (!gift) return;
    if (isOffline()) showToast(t`This needs a connection`);
    else void act(gift);
  };

  return {
    form,
    values,
    set: (field: Field) => (value: string) => {
      setValues((before) => ({ ...before, [field]: value }));
      setProblem((before) => (before?.field === field ? null : before));
    },
    fils,
    way,
    setWay,
    needsProof,
    asked,
    answer: (isYes: boolean): void => {
      setAsked(null);
      if (isYes && asked) void give(asked);
    },
    isBusy,
    errorOf: (field: Field | null): string | undefined => (problem?.field === field ? problem.sentence : undefined),
    submit: (event: FormEvent): void => {
      event.preventDefault();
      whenFilled(way === 'wallet' ? setAsked : bill);
    },
    sendCode: () => whenFilled(mailCode),
  };
}
