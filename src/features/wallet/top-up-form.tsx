import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';

import { say } from '#contract/messages/sentence.ts';
import { walletMessages } from '#contract/messages/wallet.ts';
import type { WalletLimits } from '#contract/wallet.ts';
import { useFocusOnError } from '#src/blocks/use-focus-on-error.ts';
import { typedFils } from '#src/domain/payments/typed-fils.ts';
import { wholeMoney } from '#src/lib/whole-money.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Status } from '#src/ui/status.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { BonusChoice } from './bonus-choice.tsx';
import { ConfirmTopUp } from './confirm-top-up.tsx';
import { useBonuses } from './use-bonuses.ts';
import { useTopUp } from './use-top-up.ts';

import styles from './wallet.module.css';

/** Adds money to the own wallet, the amounts that bring a bonus first (remaining.md WA 3 to 6). */
export function TopUpForm({ limits: { topUpLeast, topUpMost } }: { limits: WalletLimits }) {
  const { t } = useLingui();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const { asked, problem, isBusy, ask, refuse, forgive, answer } = useTopUp();
  const form = useFocusOnError(problem);
  /** One of the amounts that are offered, until another is typed. */
  const [picked, setPicked] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const fils = picked ?? typedFils(typed);
  const { bonuses, isPending } = useBonuses();
  const bonus = fils === null ? undefined : bonuses.get(fils);
  const least = wholeMoney(topUpLeast, locale);
  const most = wholeMoney(topUpMost, locale);
  const change = (to: string, offered: number | null = null): void => {
    setTyped(to);
    setPicked(offered);
    forgive();
  };
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
        {isPending ? (
          // A line of words, and four amounts below each other.
          <div>
            <Skeleton height="calc(208px + 0.9rem * var(--line-height))" />
          </div>
        ) : (
          bonuses.size > 0 && <BonusChoice bonuses={bonuses} chosen={fils} onChoose={(one) => change('', one)} />
        )}
        <TextField
          label={bonuses.size > 0 ? t`Other amount in AED` : t`Amount in AED`}
          name="top-up"
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          prefix={t`AED`}
          placeholder="200"
          value={typed}
          onChange={(to) => change(to)}
          error={problem?.sentence}
          hint={t`From ${least} to ${most}`}
        />
        {/* Seen at its amount. */}
        <VisuallyHidden>
          <Status>
            {bonus !== undefined && (
              <Trans>
                You get on top: <bdi>{bonus}</bdi>
              </Trans>
            )}
          </Status>
        </VisuallyHidden>
        <Button type="submit" aria-disabled={isBusy || isOffline}>
          {isBusy ? <Trans>One moment…</Trans> : <Trans>Add money</Trans>}
        </Button>
      </form>
      <ConfirmTopUp asked={asked} onAnswer={answer} />
    </section>
  );
}
