import { Trans } from '@lingui/react/macro';

import type { Tracking } from '#contract/order-detail.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { ContactLink } from './contact-link.tsx';
import { RateButton } from './rate-button.tsx';

import cards from './order-card.module.css';
import content from './order-content.module.css';
import styles from './order-tracking.module.css';

const DELIVERED = 6;

/** Who brings it, and whom to ask: looked for while somebody waits at home; once it has come, how it was. Nothing before it has a driver. */
export function TrackedDriver({ tracking }: { tracking: Tracking }) {
  const { docno, stage, driver: names, driverPhone, canRate } = tracking;
  const driver = names[useLocale()];
  if (driver === '') return null;
  return (
    <div className={`${cards.head} ${styles.driver}`}>
      <p className={content.came}>
        <Icon name="truck" size={24} />
        <span>
          <Trans>
            Your driver: <bdi>{driver}</bdi>
          </Trans>
        </span>
      </p>
      {driverPhone !== '' && (
        <a href={`tel:${driverPhone}`} className={buttonClass('quiet', styles.ask)}>
          <Icon name="device-mobile" size={22} />
          <span>
            <Trans>
              Call <bdi>{driver}</bdi>
            </Trans>
          </span>
        </a>
      )}
      {stage === DELIVERED && canRate && <RateButton order={{ docno, doctype: 'RSO' }} />}
      <ContactLink docno={docno} hasCome={stage === DELIVERED} className={buttonClass('quiet', styles.ask)} />
    </div>
  );
}
