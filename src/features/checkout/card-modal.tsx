import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { CARD_FRAME_HEIGHTS, type WALLET_WORDS } from '#contract/card-frame.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import { say, type Sentence } from '#contract/messages/sentence.ts';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { firstWrong, type CardValidity } from '#src/domain/payments/card-checks.ts';
import { askForSession, type ShownInFrame } from '#src/domain/payments/frame-messages.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Drawer } from '#src/ui/drawer.tsx';
import { Status } from '#src/ui/status.tsx';

import { CardFrame, type SaidByFrame } from './card-frame.tsx';

import styles from './card-modal.module.css';

/** A frame that has not loaded by then does not come any more. */
const LOAD_MS = 20_000;

interface Props {
  shown: ShownInFrame;
  /** What is paid with what is typed, fils; null while it is not known. */
  total?: number | null;
  /** What was typed, as the provider's session. */
  onSession: (sessionId: string) => void;
  /** The challenge is done, well or not: how, the server says. */
  onChallengeOver: () => void;
  /** How the wallet's sheet ended, or that it cannot be shown; what came of it the server says. */
  onWallet?: (word: (typeof WALLET_WORDS)[number]) => void;
  onClose: () => void;
}

/** The provider's form, its CVV field, its 3-D Secure challenge or a wallet's sheet, over the page (account.md section 4; remaining.md PAY 6 and 9). */
export function CardModal({ shown, total = null, onSession, onChallengeOver, onWallet, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const isWide = useIsWide();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [valid, setValid] = useState<CardValidity>({ number: false, name: false, expiry: false, cvv: false });
  const [said, setSaid] = useState<Sentence | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { what } = shown;
  const sum = total === null ? null : formatMoney(total, locale);

  const giveUp = useEffectEvent(() => (what === 'wallet' ? onWallet?.('ERROR') : setSaid(paymentMessages.tryAgain)));
  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(() => giveUp(), LOAD_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  const wrongIn = (fields: CardValidity): Sentence | null => {
    if (what !== 'cvv') return firstWrong(fields);
    return fields.cvv ? null : paymentMessages.invalidCvv;
  };
  const hear = (message: SaidByFrame): void => {
    if (message.kind === 'loaded') {
      setIsLoaded(true);
      // What is asked for can be typed at once.
      if (what === 'card' || what === 'cvv') frame.current?.focus();
    } else if (message.kind === 'valid') {
      setValid(message);
      // What was said goes with its cause; what else is wrong is said at the next Pay.
      const wrong = wrongIn(valid);
      if (wrong !== null && wrongIn(message) !== wrong) setSaid((now) => (now === wrong ? null : now));
    } else if (message.kind === 'session') onSession(message.id);
    else if (message.kind === 'outcome') onChallengeOver();
    else if (message.kind === 'wallet') onWallet?.(message.word);
    else if (message.at === 'challenge') onChallengeOver();
    else if (what === 'wallet') onWallet?.('ERROR');
    else {
      setIsBusy(false);
      setSaid(paymentMessages.tryAgain);
    }
  };
  const pay = (): void => {
    const wrong = wrongIn(valid);
    setSaid(wrong);
    if (wrong || isBusy) return;
    setIsBusy(true);
    frame.current?.contentWindow?.postMessage(askForSession(), location.origin);
  };
  const heights = {
    wallet: CARD_FRAME_HEIGHTS.wallet,
    card: CARD_FRAME_HEIGHTS.card,
    cvv: CARD_FRAME_HEIGHTS.cvv,
    challenge: isWide ? CARD_FRAME_HEIGHTS.wideChallenge : CARD_FRAME_HEIGHTS.challenge,
  };
  const titles = {
    card: t`Pay by card`,
    cvv: t`Your card’s CVV`,
    challenge: t`Confirm with your bank`,
    wallet: t`Pay with your wallet`,
  };
  return (
    <Drawer title={titles[what]} onClose={onClose} isFull={what === 'challenge'}>
      <div className={styles.modal} aria-busy={!isLoaded}>
        <CardFrame frame={frame} shown={shown} title={titles[what]} height={heights[what]} onSaid={hear} />
        {said && (
          <p role="alert" className={styles.error}>
            {say(said, locale)}
          </p>
        )}
        {!isLoaded && said === null && (
          <Status className={styles.note}>
            <Trans>Loading the payment provider’s form…</Trans>
          </Status>
        )}
        {(what === 'card' || what === 'cvv') && (
          <div className={styles.actions}>
            <Button look="quiet" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            {isLoaded && (
              <Button aria-disabled={isBusy} onClick={pay}>
                {isBusy ? (
                  <Trans>Paying…</Trans>
                ) : sum === null ? (
                  <Trans>Pay</Trans>
                ) : (
                  <span>
                    <Trans>
                      Pay <bdi>{sum}</bdi>
                    </Trans>
                  </span>
                )}
              </Button>
            )}
          </div>
        )}
      </div>
    </Drawer>
  );
}
