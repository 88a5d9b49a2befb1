import { Plural, Trans } from '@lingui/react/macro';

import type { Thanks } from '#contract/orders.ts';
import { Icon } from '#src/ui/icon.tsx';

import { ArrivingWhen } from './arriving-when.tsx';
import { ThanksPlace } from './thanks-place.tsx';

import styles from './thanks-screen.module.css';

/** What somebody who has just paid wants to hear: that it worked, when it comes and where. Nothing of that yet while it is asked for. */
export function ThanksBanner({ thanks }: { thanks: Thanks | undefined }) {
  const [first, ...others] = thanks?.orders ?? [];
  return (
    <header className={styles.banner}>
      <h1>
        <Icon name="check-circle" size={44} />
        <Trans>Thank you for your order</Trans>
      </h1>
      <p className={styles.arrival}>
        {!first ? (
          <Trans>We are getting it ready.</Trans>
        ) : others.length === 0 ? (
          <ArrivingWhen order={first} />
        ) : (
          <Plural
            value={others.length + 1}
            one="Your order comes in # delivery."
            other="Your order comes in # deliveries."
          />
        )}
      </p>
      {thanks?.express[0]?.isExpress === true && (
        <p>
          <Trans>It comes by express delivery.</Trans>
        </p>
      )}
      {thanks && <ThanksPlace thanks={thanks} />}
    </header>
  );
}
