import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

import type { DeviceWallet } from '#contract/device-wallets.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import { say } from '#contract/messages/sentence.ts';
import { OptionRow } from '#src/blocks/option-row.tsx';
import { NEW_CARD, WALLET } from '#src/domain/checkout/choices.ts';
import { forgetSavedCard } from '#src/domain/payments/commands.ts';
import type { PaymentCard } from '#src/domain/payments/payment-card.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import type { PayMethod } from './pay-method.ts';
import { SchemeMark } from './scheme-mark.tsx';
import { useMethodNames } from './use-method-names.ts';

import styles from './rows.module.css';

interface Props {
  chosen: PayMethod | null;
  /** As choices.ts has it. */
  onChoose: (wanted: string) => void;
  /** Null where the wallet pays no document of this kind. */
  canUseWallet: boolean | null;
  /** Why the wallet does not pay it where that is not its balance. */
  whyNotWallet?: string;
  /** Fils in it; 0 where it is not asked for. */
  balance?: number;
  /** False where there is nothing to pay. */
  canUseCard: boolean;
  cards: readonly PaymentCard[];
  /** Those of devices that can be used here. */
  wallets: readonly DeviceWallet[];
}

/** Wallet, the wallets of devices, saved cards and a new card (account.md section 2, Checkout screen; remaining.md PAY 1 to 5). */
export function PayWith({ chosen, onChoose, canUseWallet, whyNotWallet, balance = 0, ...known }: Props) {
  const { canUseCard, cards, wallets } = known;
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const name = useId();
  const whyNot = canUseWallet ? undefined : (whyNotWallet ?? say(paymentMessages.insufficient, locale));
  const { schemes, wallets: names } = useMethodNames();
  const remove = async ({ token }: PaymentCard): Promise<void> => {
    const result = await forgetSavedCard(client, token);
    if (!result.ok) showToast(spoken(result.error, locale, paymentMessages, paymentMessages.noSuchCard), 'error');
  };
  return (
    <div role="radiogroup" aria-label={t`Pay with`} className={styles.flat} data-flat="">
      {canUseWallet !== null && (
        <OptionRow
          name={name}
          value="wallet"
          isChosen={chosen?.kind === 'wallet'}
          isDisabled={!canUseWallet}
          tooltip={whyNot}
          mark={<Icon name="wallet" size={24} />}
          note={
            <>
              <Trans>
                Available: <bdi>{formatMoney(balance, locale)}</bdi>
              </Trans>
              {whyNot !== undefined && <> · {whyNot}</>}
            </>
          }
          onChoose={() => onChoose(WALLET)}
        >
          <Trans>Wallet</Trans>
        </OptionRow>
      )}
      {wallets.map((wallet) => (
        <OptionRow
          key={wallet}
          name={name}
          value={wallet}
          isChosen={chosen?.kind === 'device' && chosen.wallet === wallet}
          isDisabled={!canUseCard}
          mark={<Icon name="device-mobile" size={24} />}
          onChoose={() => onChoose(wallet)}
        >
          <bdi>{names[wallet]}</bdi>
        </OptionRow>
      ))}
      {cards.map((card) => {
        const scheme = schemes[card.scheme];
        return (
          <OptionRow
            key={card.token}
            name={name}
            value={card.token}
            isChosen={chosen?.kind === 'saved-card' && chosen.card.token === card.token}
            isDisabled={!canUseCard}
            mark={<SchemeMark scheme={card.scheme} />}
            onChoose={() => onChoose(card.token)}
            note={
              <Trans>
                Expires <bdi dir="ltr">{card.expiry}</bdi>
              </Trans>
            }
            beside={
              <Button look="plain" aria-label={t`Remove the ${scheme} card`} onClick={() => void remove(card)}>
                <Icon name="trash" size={18} />
                <Trans>Remove</Trans>
              </Button>
            }
          >
            {scheme} <bdi dir="ltr">{card.maskedPan}</bdi>
          </OptionRow>
        );
      })}
      <OptionRow
        name={name}
        value="new-card"
        isChosen={chosen?.kind === 'new-card'}
        isDisabled={!canUseCard}
        mark={<Icon name="credit-card" size={24} />}
        onChoose={() => onChoose(NEW_CARD)}
      >
        <Trans>New card</Trans>
      </OptionRow>
    </div>
  );
}
