import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { slotWithin } from '#src/blocks/moment-within.ts';
import { sayCartFailed } from '#src/blocks/say-cart-failed.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { addingTo, keepAdding, useKeptAdding } from '#src/domain/orders/adding.ts';
import { comingNext, isOnItsWay } from '#src/domain/orders/coming-next.ts';
import { orderHistory } from '#src/domain/orders/history.ts';
import { orderNumber, type PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { isAppError, isOutOfReach } from '#src/net/app-error.ts';
import { isOffline, useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { addingSkipped } from '#src/state/order-marks.ts';
import { openPanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';

import styles from './cart-summary.module.css';

/** One that comes later hardly helps with what is bought now. */
const SOON_MS = 3 * 86_400_000;

interface Props {
  /** It is kept; `hadFocus`: the focus was here, where nothing is from now on. */
  onJoin: (hadFocus: boolean) => void;
}

/** The order that comes next can take what is in the cart, as its own page offers by "Add items" (remaining.md C8). */
export function JoinOrder(props: Props) {
  // Each time anew: how the orders stand is asked again once nothing is added any more.
  return useKeptAdding() === null ? <Offer {...props} /> : null;
}

function Offer({ onJoin }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const hasNoSignal = useIsOffline();
  const [now] = useState(() => new Date());
  const orders = useMine(orderHistory(false)).data?.value.orders;
  const [isBusy, setIsBusy] = useState(false);
  // Once tapped it stays, whatever came of it: the keyboard's focus is here, and a dialog gives it back to here.
  const [isTapped, setIsTapped] = useState(false);
  const [over, setOver] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // One that is on its way says nothing of the one after it.
  const waiting = orders?.filter((order) => !isOnItsWay(order));
  const next = waiting && comingNext(waiting, now);
  if (next?.doctype !== 'RSO' || next.state !== 1 || Date.parse(next.startsAt) - now.getTime() > SOON_MS) return null;
  // Without signal it is not known: the order may be picked by now.
  if (!isTapped && (hasNoSignal || addingSkipped.isSet(next.docno))) return null;
  const isOver = over === next.docno;
  const order: PlacedRef = { docno: next.docno, doctype: 'RSO' };
  const number = <bdi dir="ltr">{orderNumber(order)}</bdi>;
  const place = next.place?.label[locale];
  // Where it goes is said too: that may be another house than the one that this cart is for.
  const when = (
    <>
      <bdi>{slotWithin(next.startsAt, next.endsAt, locale)}</bdi>
      {place && (
        <>
          {' '}
          (<bdi>{place}</bdi>)
        </>
      )}
    </>
  );
  const join = async (): Promise<void> => {
    setIsTapped(true);
    setIsBusy(true);
    try {
      const { value } = await client.fetchQuery(addingTo(order));
      if (value.canAdd) {
        onJoin(button.current === document.activeElement || document.activeElement === document.body);
        keepAdding(value);
        showToast(t`What you buy now is added to order ${orderNumber(order)}`);
      } else {
        setOver(order.docno);
        openPanel('addItem', { order, isUnpaid: false });
      }
    } catch (error) {
      const isKnown = isAppError(error);
      if (isKnown && isOutOfReach(error, isOffline())) showToast(t`No signal. This needs the network.`, 'error');
      else if (!isKnown || error.kind !== 'other-user') sayCartFailed('unexpected', locale);
    }
    setIsBusy(false);
  };
  const isStill = isBusy || isOver || hasNoSignal;
  return (
    <div className={styles.join}>
      <p className={styles.note}>
        {isOver ? (
          <Trans>Nothing more can be added to order {number}.</Trans>
        ) : (
          <Trans>
            Order {number} comes {when}. These items can come with it, with no second delivery fee.
          </Trans>
        )}
      </p>
      <Button
        ref={button}
        look="quiet"
        aria-disabled={isStill}
        onClick={() => {
          if (!isStill) void join();
        }}
      >
        <Trans>Add to that order</Trans>
      </Button>
    </div>
  );
}
