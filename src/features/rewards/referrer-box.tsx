import { Trans } from '@lingui/react/macro';

import type { MyReferrals } from '#contract/referrals.ts';

import { ReferrerForm } from './referrer-form.tsx';

import styles from './rewards.module.css';

interface Props {
  referrals: Pick<MyReferrals, 'referrerCode' | 'canChangeReferrer'>;
  /** The code that a friend's link brought; empty without one. */
  invitedBy: string;
}

/** Who invited the shopper (remaining.md LO-14): a form until their first order is delivered, after that what it was, or nothing. */
export function ReferrerBox({ referrals: { referrerCode, canChangeReferrer }, invitedBy }: Props) {
  if (!canChangeReferrer && referrerCode === null) return null;
  return (
    <section className={styles.box} aria-labelledby="who-invited">
      <h2 id="who-invited" className={styles.title}>
        <Trans>Who invited you?</Trans>
      </h2>
      {canChangeReferrer ? (
        <ReferrerForm named={referrerCode} invitedBy={invitedBy} />
      ) : (
        <>
          <strong>
            <bdi>{referrerCode}</bdi>
          </strong>
          <p className={styles.soft}>
            <Trans>This can’t be changed any more, because an order of yours was delivered.</Trans>
          </p>
        </>
      )}
    </section>
  );
}
