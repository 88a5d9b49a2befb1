import { Trans } from '@lingui/react/macro';

import { paymentMessages } from '#contract/messages/payments.ts';
import { say } from '#contract/messages/sentence.ts';
import type { Payment } from '#src/domain/payments/use-payment.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Status } from '#src/ui/status.tsx';

import styles from './rows.module.css';

interface Props {
  payment: Payment;
  /** What is missing before Pay can be pressed. */
  problem: string | null;
}

/** How the payment stands, in words, and the ways on: finish it, or stop it (remaining.md C31). */
export function PaymentStanding({ payment, problem }: Props) {
  const locale = useLocale();
  const { state, stopError } = payment;
  const isOpen = state.at === 'checking' || state.at === 'open';
  const failure = state.at === 'choosing' || state.at === 'open' ? state.said : null;
  return (
    <>
      {(problem ?? failure) !== null && (
        <p role="alert" className={styles.error}>
          {problem ?? (failure && say(failure, locale))}
        </p>
      )}
      {problem === null && failure === paymentMessages.failed && (
        <p className={styles.note}>
          <Trans>Nothing was charged. Try it again, with another card or another way to pay.</Trans>
        </p>
      )}
      {(isOpen || state.at === 'paid') && (
        <Status className={styles.alert} data-done={state.at === 'paid' ? '' : undefined}>
          {state.at === 'paid' ? (
            <Trans>Paid. Thank you!</Trans>
          ) : state.at === 'checking' ? (
            <Trans>Asking how the payment stands…</Trans>
          ) : (
            say(paymentMessages.underWay, locale)
          )}
        </Status>
      )}
      {isOpen && (
        <div className={styles.line}>
          {state.at === 'open' && state.challenge && (
            <Button onClick={payment.resume}>
              <Trans>Finish this payment</Trans>
            </Button>
          )}
          <Button look="quiet" onClick={payment.stop}>
            <Trans>Stop this payment</Trans>
          </Button>
        </div>
      )}
      {isOpen && stopError && (
        <p role="alert" className={styles.error}>
          {spoken(stopError, locale, paymentMessages, paymentMessages.errorOccurred)}
        </p>
      )}
    </>
  );
}
