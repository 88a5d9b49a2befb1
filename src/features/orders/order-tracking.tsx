import { Trans } from '@lingui/react/macro';

import type { OrderPlace, OrderTab } from '#contract/order-urls.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { movingTracking } from '#src/domain/orders/moving-tracking.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { addressInTwo } from './address-in-two.ts';
import { BuyAgain } from './buy-again.tsx';
import { ChangeUntil } from './change-until.tsx';
import { ContactLink } from './contact-link.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { OrderLink } from './order-link.tsx';
import { OrderNumber } from './order-number.tsx';
import { TrackingEnd } from './tracking-end.tsx';
import { TrackingSteps } from './tracking-steps.tsx';

import boxes from './order-box.module.css';
import cards from './order-card.module.css';
import styles from './order-tracking.module.css';

const PLACED = 1;

interface Props {
  place: OrderPlace;
  tab: OrderTab;
  /** Panels `trackordermobile` and `mobile_track_order`. */
  isInPanel?: boolean;
}

/** Where an order is. It moves by itself while it is open and seen. */
export function OrderTracking({ place, tab, isInPanel = true }: Props) {
  const locale = useLocale();
  const query = useMine(movingTracking(place));
  return (
    <OrderAnswer query={query} skeleton={<Skeleton height="420px" />}>
      {(tracking) => (
        <div className={styles.columns} data-panel={isInPanel ? '' : undefined}>
          <section className={boxes.box}>
            <TrackingEnd tracking={tracking} />
            {tracking.stage !== -1 && <TrackingSteps tracking={tracking} />}
            {tracking.driver[locale] !== '' && (
              <p>
                <Trans>
                  Your driver: <bdi>{tracking.driver[locale]}</bdi>
                </Trans>
              </p>
            )}
            {tracking.stage === PLACED && (
              <div className={styles.change}>
                <p>
                  <ChangeUntil until={tracking.changeableUntil} />
                </p>
                <OrderLink leads="detail" {...{ place, tab, isInPanel }} className={buttonClass('plain')}>
                  <Trans>Change</Trans>
                </OrderLink>
              </div>
            )}
            <div className={styles.place}>
              <Icon name="map-pin" size={22} />
              <p className={boxes.address}>
                <VisuallyHidden>
                  <Trans>Delivery address</Trans>
                </VisuallyHidden>
                {addressInTwo(tracking.address[locale], locale).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </p>
            </div>
            <div className={cards.head}>
              <OrderLink leads="detail" {...{ place, tab, isInPanel }} className={buttonClass('quiet')}>
                <span>
                  <OrderNumber doctype="RSO" docno={tracking.docno} />
                </span>
              </OrderLink>
              <ContactLink docno={tracking.docno} className={buttonClass('plain')} />
            </div>
          </section>
          <BuyAgain items={tracking.items} />
        </div>
      )}
    </OrderAnswer>
  );
}
