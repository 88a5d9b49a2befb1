import { Trans } from '@lingui/react/macro';

import type { Tracking } from '#contract/order-detail.ts';
import { addressInTwo } from '#src/blocks/address-in-two.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';

import { ContactLink } from './contact-link.tsx';
import { PlaceStrip } from './place-strip.tsx';

import boxes from './order-box.module.css';

const PLACED = 1;
const DELIVERED = 6;

/** Where it goes, on the map while it comes: nobody knows where its driver is. */
export function TrackedPlace({ tracking: { address, pin, driver, docno, stage } }: { tracking: Tracking }) {
  const locale = useLocale();
  const isComing = stage >= PLACED && stage !== DELIVERED;
  return (
    <section className={boxes.box} aria-labelledby="tracked-place">
      {isComing && <PlaceStrip pin={pin} address={address} />}
      <h2 id="tracked-place" className={boxes.title}>
        <Trans>Delivery address</Trans>
      </h2>
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
