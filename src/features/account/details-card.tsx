import { Trans } from '@lingui/react/macro';

import { spacedPhone } from '#contract/rules/phone.ts';
import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myProfile } from '#src/domain/account/queries.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { DeliveryFact } from './delivery-fact.tsx';

import styles from './cards.module.css';

/** The profile at a glance, below name and email, and its form in a panel beside the page. */
export function DetailsCard() {
  const query = useMine(myProfile());
  return (
    <section className={styles.card} aria-labelledby="my-details">
      <h2 id="my-details" className={styles.title}>
        <Trans>Your details</Trans>
      </h2>
      <AnswerWithAge query={query} skeleton={<Skeleton height="96px" />}>
        {({ mobile, alternateMobile }) => (
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt>
                <Trans>Mobile</Trans>
              </dt>
              <dd>{mobile ? <bdi dir="ltr">{spacedPhone(mobile)}</bdi> : <Trans>None yet</Trans>}</dd>
            </div>
            <div className={styles.fact}>
              <dt>
                <Trans>Other mobile</Trans>
              </dt>
              <dd>{alternateMobile ? <bdi dir="ltr">{spacedPhone(alternateMobile)}</bdi> : <Trans>None yet</Trans>}</dd>
            </div>
            <DeliveryFact />
          </dl>
        )}
      </AnswerWithAge>
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => openPanel('myprofile', {})}>
          <Icon name="pencil-simple" />
          <Trans>Edit details</Trans>
        </Button>
        <Button look="quiet" onClick={() => openPanel('myaddress', {})}>
          <Icon name="map-pin" />
          <Trans>My addresses</Trans>
        </Button>
      </div>
    </section>
  );
}
