import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { spacedPhone } from '#contract/rules/phone.ts';
import { myProfile } from '#src/domain/account/queries.ts';

import styles from './thanks-screen.module.css';

/** What a shopper who has just paid wants to know (money.md section 3, "When money is taken"). `mobile`: E.164, whom the driver calls. */
export function WhatHappensNext({ mobile }: { mobile: string | undefined }) {
  const { data: profile } = useQuery(myProfile());
  return (
    <section className={styles.order}>
      <h2 className={styles.number}>
        <Trans>What happens next</Trans>
      </h2>
      <ol className={styles.steps}>
        {profile && profile.value.email !== '' && (
          <li>
            <Trans>We send you a confirmation.</Trans>
            <span className={styles.email}>
              <bdi>{profile.value.email}</bdi>
            </span>
          </li>
        )}
        <li>
          <Trans>We pick it shortly before it comes. You pay only for what we could pick.</Trans>
        </li>
        <li>
          {mobile === undefined ? (
            <Trans>Our driver calls your contact number if something is unclear.</Trans>
          ) : (
            <Trans>
              Our driver calls <bdi dir="ltr">{spacedPhone(mobile)}</bdi> if something is unclear.
            </Trans>
          )}
        </li>
      </ol>
    </section>
  );
}
