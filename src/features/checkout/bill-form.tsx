import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import type { BillStanding } from '#contract/bills.ts';
import { billMessages } from '#contract/messages/bills.ts';
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import { inLanguage, say } from '#contract/messages/sentence.ts';
import { WALLET, type Habits } from '#src/domain/checkout/choices.ts';
import { walletsHere } from '#src/domain/payments/device-wallets.ts';
import { savedCards } from '#src/domain/payments/queries.ts';
import { myWallet } from '#src/domain/wallet/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { BillSummary } from './bill-summary.tsx';
import { CardTerms } from './card-terms.tsx';
import { CheckoutBlock } from './checkout-block.tsx';
import { PayAction } from './pay-action.tsx';
import { payMethodOf } from './pay-method.ts';
import { PayWith } from './pay-with.tsx';
import { useTermsBox } from './use-terms-box.ts';

import styles from './checkout-screen.module.css';

interface Props {
  docno: number;
  bill: BillStanding;
  /** Below the amount: where the money goes. */
  note: ReactNode;
  /** Null of a shopper who has paid nothing on this device. */
  habits: Habits | null;
  onUnderWay: (isUnderWay: boolean) => void;
  /** It was paid, or is not as it was shown. */
  onAgain: () => void;
}

/**
 * What is paid and how, and beside it the sum with its button: by the wallet where it covers it, else by what its shopper paid with last, unless
 * they choose otherwise here.
 */
export function BillForm({ docno, bill, note, habits, onUnderWay, onAgain }: Props) {
  const locale = useLocale();
  const terms = useTermsBox();
  const [{ method: wanted, agrees, savesCard }, setChosen] = useState(() => {
    const { agrees: agreed = false } = habits ?? {};
    return { method: null as string | null, agrees: agreed, savesCard: false };
  });
  const kept = useQuery(savedCards()).data?.value;
  const wallets = walletsHere(kept?.wallets ?? []);
  const known = { cards: kept?.cards ?? [], wallets, canUseCard: true };
  const purseQuery = useQuery({ ...myWallet(), enabled: bill.wallet !== 'never' });
  const purse = purseQuery.data?.value.available ?? 0;
  const canUseWallet = bill.wallet === 'may' && purse >= bill.fils;
  // Nothing before it is known: a card's form would come and go.
  const usual = canUseWallet ? WALLET : purseQuery.isLoading ? '' : (habits?.method ?? '');
  const method = payMethodOf({ ...known, wanted: wanted ?? usual, canUseWallet });
  const change = (changed: { method?: string; agrees?: boolean; savesCard?: boolean }): void =>
    setChosen((before) => ({ ...before, ...changed }));
  return (
    <>
      <div className={styles.blocks}>
        <BillSummary bill={bill} />
        <CheckoutBlock icon="credit-card" title={<Trans>Pay with</Trans>}>
          <PayWith
            {...known}
            canUseWallet={bill.wallet === 'never' ? null : canUseWallet}
            balance={purse}
            {...(bill.wallet === 'over' && { whyNotWallet: say(billMessages.dayOver, locale) })}
            chosen={method}
            onChoose={(chosen) => change({ method: chosen })}
          />
          {(method?.kind === 'new-card' || method?.kind === 'saved-card') && (
            <CardTerms
              box={terms.box}
              agrees={agrees}
              isMissed={terms.isMissed}
              onAgree={(agreed) => change({ agrees: agreed })}
              saves={savesCard}
              onSave={(saves) => change({ savesCard: saves })}
              canSave={method.kind === 'new-card'}
            />
          )}
        </CheckoutBlock>
      </div>
      <div className={styles.sum}>
        <PayAction
          document={{ doctype: 'PBO', docno }}
          total={bill.fils}
          method={method}
          agrees={agrees}
          savesCard={savesCard}
          hasCvvField={kept?.hasCvvField === true}
          note={note}
          onTermsMissed={terms.lead}
          onUnderWay={onUnderWay}
          onPaid={onAgain}
          onChanged={(message) => {
            showToast(
              inLanguage(message, locale, { ...checkoutMessages, ...paymentMessages, ...billMessages }),
              'error',
            );
            onAgain();
          }}
        />
      </div>
    </>
  );
}
