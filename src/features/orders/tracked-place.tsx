import { Trans } from '@lingui/react/macro';

import type { Tracking } from '#contract/order-detail.ts';
import type { OrderPlace, OrderTab } from '#contract/order-urls.ts';
import { addressInTwo } from '#src/blocks/address-in-two.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';

import { ContactLink } from './contact-link.tsx';
import { OrderLink } from './order-link.tsx';
import { OrderNumber } from './order-number.tsx';
import { PlaceStrip } from './place-strip.tsx';

import boxes from './order-box.module.css';
import cards from './order-card.module.css';

const PLACED = 1;
const DELIVERED = 6;

interface Props {
  tracking: Tracking;
  place: OrderPlace;
  tab: OrderTab;
  isInPanel: boolean;
}

/** Where it goes, on the map while it comes (nobody knows where its driver is), and the way to the whole order. */
export function TrackedPlace({ tracking: { address, pin, driver, docno, stage }, place, tab, isInPanel }: Props) {
  const locale = useLocale();
  const isComing = stage >= PLACED && stage !== DELIVERED;
  return (
    <section className={boxes.box} aria-labelledby="tracked-place">
      {isComing && <PlaceStrip pin={pin} address={address} />}
      <div className={cards.head}>
        <h2 id="tracked-place" className={boxes.title}>
          <Trans>Delivery address</Trans>
        </h2>
        <OrderLink leads="detail" {...{ place, tab, isInPanel }} className={boxes.link}>
          {/* The page's title has its number. */}
          {isInPanel ? <OrderNumber doctype="RSO" docno={docno} /> : <Trans>View the order</Trans>}
        </OrderLink>
      </div>
      <div>
        {addressInTwo(address[locale]).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {/* Beside its driver there is a way to ask, and among what can be done with one that was just placed. */}
      {driver[locale] === '' && stage !== PLACED && (
        <div>
          <ContactLink docno={docno} className={buttonClass('quiet')} />
        </div>
      )}
    </section>
  );
}
