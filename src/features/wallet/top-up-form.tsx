import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';

import { say } from '#contract/messages/sentence.ts';
import { walletMessages } from '#contract/messages/wallet.ts';
import type { WalletLimits } from '#contract/wallet.ts';
import { typedFils } from '#src/domain/payments/typed-fils.ts';
import { wholeMoney } from '#src/lib/whole-money.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Status } from '#src/ui/status.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { BonusTable } from './bonus-table.tsx';
import { ConfirmTopUp } from './confirm-top-up.tsx';
import { useBonuses } from './use-bonuses.ts';
import { useFocusOnError } from './use-focus-on-error.ts';
import { useTopUp } from './use-top-up.ts';

import styles from './wallet.module.css';

/** Adds money to the own wallet, with the table of amounts that bring a bonus (remaining.md WA 3 to 6). */
export function TopUpForm({ limits: { topUpLeast, topUpMost } }: { limits: WalletLimits }) {
  const { t } = useLingui();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const { asked, problem, isBusy, ask, refuse, forgive, answer } = useTopUp();
  const form = useFocusOnError(problem);
  const [typed, setTyped] = useState('');
  const fils = typedFils(typed);
  const { bonuses, isPending } = useBonuses();
  const bonus = fils === null ? undefined : bonuses.get(fils);
  const least = wholeMoney(topUpLeast, locale);
  const most = wholeMoney(topUpMost, locale);
  const change = (to: string): void => {
    setTyped(to);
    forgive();
  };
  const choose = (one: number): void => change(String(one / 100));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (fils === null) refuse(say(walletMessages.amountMissing, locale));
    else if (bonus !== undefined) ask(fils, true);
    else if (fils < topUpLeast) refuse(t`You can add ${least} or more`);
    else if (fils > topUpMost) refuse(t`You can add up to ${most} at once`);
    else ask(fils, false);
  };
  return (
    <section className={styles.box} aria-labelledby="wallet-top-up">
      <h2 id="wallet-top-up" className={styles.title}>
        <Trans>Add money to my wallet</Trans>
      </h2>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t`Amount in AED`}
          name="top-up"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={9}
          value={typed}
          onChange={change}
          error={problem?.sentence}
          hint={t`From ${least} to ${most}`}
        />
        {isPending ? (
          // Its name, a row of names and four of amounts.
          <div>
            <Skeleton height="calc(4 * 47px + 1.85rem * var(--line-height))" />
          </div>
        ) : (
          <BonusTable bonuses={bonuses} chosen={fils} onChoose={choose} />
        )}
        <Status>
          {bonus !== undefined && (
            <p className={styles.bonus}>
              <Trans>
                You get on top: <bdi>{bonus}</bdi>
              </Trans>
            </p>
          )}
        </Status>
        <Button type="submit" aria-disabled={isBusy || isOffline}>
          {isBusy ? <Trans>One moment…</Trans> : <Trans>Add money</Trans>}
        </Button>
      </form>
      <ConfirmTopUp asked={asked} onAnswer={answer} />
    </section>
  );
}
