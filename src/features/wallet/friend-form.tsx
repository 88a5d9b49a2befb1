import { Trans, useLingui } from '@lingui/react/macro';

import { paymentMessages } from '#contract/messages/payments.ts';
import { say } from '#contract/messages/sentence.ts';
import type { WalletLimits } from '#contract/wallet.ts';
import { OptionRow } from '#src/blocks/option-row.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { wholeMoney } from '#src/lib/whole-money.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { ConfirmGift } from './confirm-gift.tsx';
import { FriendWaits } from './friend-waits.tsx';
import { ProofField } from './proof-field.tsx';
import { useFriendForm } from './use-friend-form.ts';

import styles from './wallet.module.css';

interface Props {
  /** Fils that can be spent. */
  available: number;
  limits: WalletLimits;
}

/** Sends money to a friend by e-mail, from the wallet or by card (remaining.md WA 7 and 8). */
export function FriendForm({ available, limits }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const money = useFriendForm({ available, limits });
  const { form, values, set, fils, way, setWay, needsProof, isBusy, errorOf, asked } = money;
  const least = wholeMoney(limits.friendLeast, locale);
  const most = wholeMoney(limits.friendMost, locale);
  const isShort = way === 'wallet' && fils !== null && fils > available;
  const problem = errorOf(null);
  return (
    <section className={styles.box} aria-labelledby="wallet-friend">
      <h2 id="wallet-friend" className={styles.title}>
        <Trans>Send money to a friend</Trans>
      </h2>
      <form ref={form} className={styles.form} noValidate onSubmit={money.submit}>
        <TextField
          label={t`Email of your friend`}
          name="friend"
          type="email"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          maxLength={254}
          value={values.email}
          onChange={set('email')}
          error={errorOf('email')}
          hint={
            <>
              <Trans>We email your friend.</Trans> <FriendWaits days={limits.friendWaitsDays} />
            </>
          }
        />
        <TextField
          label={t`Amount in AED`}
          name="friend-amount"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={9}
          value={values.amount}
          onChange={set('amount')}
          error={errorOf('amount') ?? (isShort ? say(paymentMessages.insufficient, locale) : undefined)}
          hint={t`From ${least}; at most ${most} within 24 hours`}
        />
        <div role="radiogroup" aria-label={t`Pay with`} className={styles.form}>
          <OptionRow
            name="friend-way"
            value="wallet"
            isChosen={way === 'wallet'}
            onChoose={() => setWay('wallet')}
            note={<bdi>{formatMoney(available, locale)}</bdi>}
          >
            <Trans>Wallet</Trans>
          </OptionRow>
          <OptionRow name="friend-way" value="card" isChosen={way === 'card'} onChoose={() => setWay('card')}>
            <Trans>Card</Trans>
          </OptionRow>
        </div>
        {needsProof && (
          <ProofField
            proof={values.proof}
            onProof={set('proof')}
            error={errorOf('proof')}
            isBusy={isBusy}
            onSend={money.sendCode}
          />
        )}
        {problem !== undefined && (
          <p role="alert" className={styles.error}>
            {problem}
          </p>
        )}
        <Button
          look={fils === null || values.email === '' ? 'quiet' : 'primary'}
          type="submit"
          aria-disabled={isBusy || isOffline}
        >
          {isBusy ? (
            <Trans>One moment…</Trans>
          ) : way === 'wallet' ? (
            <Trans>Send money</Trans>
          ) : (
            <Trans>Continue to payment</Trans>
          )}
        </Button>
      </form>
      {asked && <ConfirmGift email={asked.email} fils={asked.fils} onAnswer={money.answer} />}
    </section>
  );
}
