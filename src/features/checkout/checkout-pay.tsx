import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { inLanguage } from '#contract/messages/sentence.ts';
import { OrderTotals } from '#src/blocks/order-totals.tsx';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { linesFor } from '#src/domain/checkout/choices.ts';
import type { PayableOrder } from '#src/domain/checkout/commands.ts';
import { totalsOf } from '#src/domain/checkout/queries.ts';
import { walletsHere } from '#src/domain/payments/device-wallets.ts';
import { savedCards } from '#src/domain/payments/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CardTerms } from './card-terms.tsx';
import { CartDifference } from './cart-difference.tsx';
import { CheckoutBlock } from './checkout-block.tsx';
import { CheckoutFailure } from './checkout-failure.tsx';
import { NextStep } from './next-step.tsx';
import { PaidItems } from './paid-items.tsx';
import { PayAction } from './pay-action.tsx';
import { payMethodOf } from './pay-method.ts';
import { PayWith } from './pay-with.tsx';
import type { CheckoutFormState } from './use-checkout-form.ts';
import { useTermsBox } from './use-terms-box.ts';

interface Props {
  form: CheckoutFormState;
  /** The last one that was prepared. */
  order: PayableOrder;
  onUnderWay: (isUnderWay: boolean) => void;
  onPaid: (order: { doctype: string; docno: number }) => void;
}

/** What a prepared order comes to, and how it is paid. While it is prepared anew the last figures stay, and nothing can be paid. */
export function CheckoutPay({ form, order, onUnderWay, onPaid }: Props) {
  const locale = useLocale();
  const isWide = useIsWide();
  const terms = useTermsBox();
  const totals = useQuery({ ...totalsOf(order), placeholderData: keepPreviousData });
  const cards = useQuery(savedCards());
  const { choices, change, preparing } = form;
  if (!totals.data) {
    if (totals.error) return <CheckoutFailure error={totals.error} onRetry={() => void totals.refetch()} />;
    return <Skeleton height="420px" />;
  }
  const { net, payable, wallet } = totals.data.value;
  const kept = cards.data?.value;
  const wallets = walletsHere(kept?.wallets ?? []);
  const known = { cards: kept?.cards ?? [], wallets, canUseWallet: payable === 0, canUseCard: net > 0 };
  const method = payMethodOf({ ...known, wanted: choices.method });
  const isCharged = method !== null && method.kind !== 'wallet';
  const isByCard = isCharged && method.kind !== 'device';
  const isSure = preparing.prepared !== null && !totals.isPlaceholderData;
  return (
    <>
      <CheckoutBlock icon="credit-card" title={<Trans>Pay with</Trans>}>
        <PayWith {...known} balance={wallet} chosen={method} onChoose={(wanted) => change({ method: wanted })} />
        {isByCard && (
          <CardTerms
            box={terms.box}
            agrees={choices.agrees}
            isMissed={terms.isMissed}
            onAgree={(agrees) => change({ agrees })}
            saves={choices.savesCard}
            onSave={(savesCard) => change({ savesCard })}
            canSave={method.kind === 'new-card'}
          />
        )}
      </CheckoutBlock>
      <CheckoutBlock icon="receipt" title={<Trans>Order summary</Trans>}>
        {!order.isSplit && <PaidItems order={order} />}
        <CartDifference lines={totals.data.value.lines} />
        <OrderTotals lines={linesFor(totals.data.value, isCharged)} isStale={!isSure} />
        {preparing.prepared && !preparing.prepared.needsConfirming ? (
          <PayAction
            key={order.docno}
            document={order}
            total={isSure ? net : null}
            method={method}
            agrees={choices.agrees}
            savesCard={choices.savesCard}
            hasCvvField={kept?.hasCvvField === true}
            onTermsMissed={terms.lead}
            onUnderWay={onUnderWay}
            onPaid={onPaid}
            onTotal={isWide ? undefined : () => openPanel('mobile_checkout', { order, isCharged })}
            onChanged={(message) => {
              preparing.again();
              showToast(inLanguage(message, locale, checkoutMessages), 'error');
            }}
          />
        ) : (
          <NextStep form={form} total={net} />
        )}
      </CheckoutBlock>
    </>
  );
}
