import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';

import { say } from '#contract/messages/sentence.ts';
import { walletMessages } from '#contract/messages/wallet.ts';
import type { WalletLimits } from '#contract/wallet.ts';
import { typedFils } from '#src/domain/payments/typed-fils.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { ConfirmTopUp } from './confirm-top-up.tsx';
import { useTopUp } from './use-top-up.ts';

import styles from './wallet.module.css';

/** Amounts that are a tap away, in fils. */
const QUICK = [5000, 10_000, 20_000, 50_000];

/** Adds money to the own wallet (remaining.md WA 3 and 4). */
export function TopUpForm({ limits: { topUpLeast, topUpMost } }: { limits: WalletLimits }) {
  const { t } = useLingui();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const { asked, problem, isBusy, ask, refuse, answer } = useTopUp(false);
  const [typed, setTyped] = useState('');
  const least = formatMoney(topUpLeast, locale);
  const most = formatMoney(topUpMost, locale);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const fils = typedFils(typed);
    if (fils === null) refuse(say(walletMessages.amountMissing, locale));
    else if (fils < topUpLeast) refuse(say(walletMessages.amountLow, locale));
    else if (fils > topUpMost) refuse(say(walletMessages.amountHigh, locale));
    else if (!isOffline) ask(fils);
  };
  return (
    <section className={styles.box} aria-labelledby="wallet-top-up">
      <h2 id="wallet-top-up" className={styles.title}>
        <Trans>Add money to my wallet</Trans>
      </h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.amounts}>
          {QUICK.filter((fils) => fils >= topUpLeast && fils <= topUpMost).map((fils) => (
            <button
              key={fils}
              type="button"
              className={styles.amount}
              aria-pressed={typedFils(typed) === fils}
              onClick={() => setTyped(String(fils / 100))}
            >
              <bdi>{formatMoney(fils, locale)}</bdi>
            </button>
          ))}
        </div>
        <TextField
          label={t`Amount in AED`}
          name="top-up"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={9}
          value={typed}
          onChange={setTyped}
          error={problem ?? undefined}
          hint={t`From ${least} to ${most}`}
        />
        <Button type="submit" aria-disabled={isBusy || isOffline}>
          <Trans>Add money</Trans>
        </Button>
      </form>
      <ConfirmTopUp asked={asked} onAnswer={answer} />
    </section>
  );
}
