import { Plural, Trans } from '@lingui/react/macro';

import type { Thanks } from '#contract/orders.ts';
import { OrderProgress } from '#src/blocks/order-steps/order-progress.tsx';

import { ArrivingWhen } from './arriving-when.tsx';
import { ThanksBag } from './thanks-bag.tsx';
import { ThanksPlace } from './thanks-place.tsx';

import styles from './thanks-screen.module.css';

/** What somebody who has just paid wants to hear: that it worked, when it comes and where. Nothing of that yet while it is asked for. */
export function ThanksBanner({ thanks }: { thanks: Thanks | undefined }) {
  const [first, ...others] = thanks?.orders ?? [];
  // What was read again later has its own page for where it stands.
  const isNew = others.length === 0 && first?.state === 'Order Placed';
  return (
    <header className={styles.banner}>
      <div className={styles.moment}>
        <ThanksBag />
        <div>
          <h1>
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
        </div>
      </div>
      {isNew && (
        <div>
          <OrderProgress state={1} />
        </div>
      )}
      {thanks && <ThanksPlace thanks={thanks} />}
    </header>
  );
}
