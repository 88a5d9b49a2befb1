import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import type { CheckoutPlace } from '#contract/checkout-urls.ts';
import { checkoutKept, type KeptChoices } from '#src/domain/checkout/kept-choices.ts';
import { later } from '#src/ui/later.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Status } from '#src/ui/status.tsx';

import { CheckoutFailure } from './checkout-failure.tsx';
import { CheckoutPay } from './checkout-pay.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { DeliverToBlock } from './deliver-to-block.tsx';
import { DonationsBlock } from './donations-block.tsx';
import { ExtrasFailure } from './extras-failure.tsx';
import { NextStep } from './next-step.tsx';
import { UnavailableLines } from './unavailable-lines.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { WaitingEdits } from './waiting-edits.tsx';
import { WhenBlock } from './when-block.tsx';
import { WithOrderBlock } from './with-order-block.tsx';

import styles from './checkout-screen.module.css';
import rows from './rows.module.css';

/** As high as a fold that is closed. */
const FoldSkeleton = () => <Skeleton height="66px" />;
// Folds that most orders leave closed.
const WishesBlock = later(async () => (await import('./wishes-block.tsx')).WishesBlock, FoldSkeleton);
const SavingsBlock = later(async () => (await import('./savings-block.tsx')).SavingsBlock, FoldSkeleton);
const SplitDeliveries = lazy(async () => ({ default: (await import('./split-deliveries.tsx')).SplitDeliveries }));

interface Props {
  place: CheckoutPlace;
  /** When the shop had said that there is something to pay for, ms; null before. */
  openedAt: number | null;
  onPaid: (order: { doctype: string; docno: number }) => void;
}

/** The form, with what was chosen in it before. */
export function CheckoutForm(props: Props) {
  const { data: kept } = useQuery(checkoutKept());
  return kept ? <KeptForm {...props} kept={kept} /> : <CheckoutSkeleton />;
}

/** Everything that an order needs, and beside it what it comes to and how it is paid. */
function KeptForm({ place, kept, openedAt, onPaid }: Props & { kept: KeptChoices }) {
  const [isPaying, setIsPaying] = useState(false);
  const form = useCheckoutForm(place, { kept, openedAt, isPaying });
  const [isShown, setIsShown] = useState(false);
  if (form.isComplete && !isShown) setIsShown(true);
  const { choices, change, delivery, express, extras, preparing, errorOf, adding } = form;
  const { last } = preparing;
  if (!isShown) return <CheckoutSkeleton />;
  if (form.failure) return <CheckoutFailure error={form.failure} onRetry={form.retry} />;
  const isSplit = !adding && form.expressId === null && last?.isSplit === true;
  // A payment that was given back may be one of an order that could no longer be added to.
  const tellUnderWay = (isUnderWay: boolean): void => {
    setIsPaying(isUnderWay);
    if (!isUnderWay) form.checkAdding();
  };

  return (
    <div className={styles.columns}>
      <fieldset className={styles.blocks} disabled={isPaying}>
        {place.repeatsOrder && (
          <Status className={rows.alert}>
            <Trans>Your cart holds the products of an earlier order.</Trans>
          </Status>
        )}
        {preparing.unavailable.length > 0 && (
          <UnavailableLines lines={preparing.unavailable} onDelete={preparing.remove} />
        )}
        {adding && <WithOrderBlock form={form} adding={adding} isStill={isPaying} />}
        {!adding && (
          <DeliverToBlock
            address={form.address}
            contact={form.contact}
            typed={choices.typedContact}
            time={form.time}
            onChange={change}
            errors={{ address: errorOf('AddrDocno'), contact: errorOf('DeliveryContactNo') }}
          />
        )}
        {!adding && !isSplit && form.missing !== 'address' && (
          <WhenBlock
            days={delivery?.days}
            feeText={delivery?.feeText}
            time={form.time}
            express={express}
            expressId={form.expressId}
            onChange={change}
            errors={{
              time: errorOf('DeliveryTimeSlotDocno') ?? form.timeNote,
              express: errorOf('isExpress') ?? errorOf('edmDocno'),
            }}
          />
        )}
        {isSplit && (
          <Suspense fallback={<Skeleton height="260px" />}>
            <SplitDeliveries choices={choices} onChange={change} last={last} preparing={preparing} />
          </Suspense>
        )}
        <WishesBlock choices={choices} onChange={change} />
        <SavingsBlock
          choices={choices}
          onChange={change}
          order={last}
          isPreparing={preparing.isBusy}
          extras={extras}
          errorOf={errorOf}
          refusedCode={form.refusedCode}
        />
        {extras && extras.partners.length > 0 && (
          <DonationsBlock
            partners={extras.partners}
            donations={choices.donations}
            onChange={(given) => change({ donations: given })}
            error={errorOf('DonationList')}
          />
        )}
        {form.retryExtras && !form.isOffline && <ExtrasFailure onRetry={form.retryExtras} />}
      </fieldset>
      <div className={styles.blocks}>
        {form.isOffline && (
          <Status className={rows.alert}>
            <Trans>No signal. Paying needs the network; what you chose stays here.</Trans>
          </Status>
        )}
        {preparing.isWaiting && <WaitingEdits onRetry={preparing.again} />}
        {last ? (
          <CheckoutPay form={form} order={last} onUnderWay={tellUnderWay} onPaid={onPaid} />
        ) : (
          <NextStep form={form} total={null} />
        )}
      </div>
    </div>
  );
}
