import { Plural, Trans } from '@lingui/react/macro';
import { Fragment, useState } from 'react';

import type { MyReferrals } from '#contract/referrals.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './rewards.module.css';

const PAGE = 10;

/** Friends whom the shopper invited, and how many orders of each were delivered (remaining.md LO-16); 10 more at each press. */
export function FriendOrders({ friends }: Pick<MyReferrals, 'friends'>) {
  const [shown, setShown] = useState(PAGE);
  return (
    <details className={styles.box} open>
      <summary className={`${styles.title} ${styles.fold}`}>
        <Trans>My friend orders</Trans>
        <Icon name="caret-down" />
      </summary>
      {friends.length === 0 ? (
        <p className={styles.soft}>
          <Trans>No friends found</Trans>
        </p>
      ) : (
        <dl className={styles.rules}>
          {friends.slice(0, shown).map(({ firstName, lastName, orders }, index) => (
            // Two friends of one name are told apart by their place: nothing else is known of them.
            <Fragment key={`${firstName} ${lastName} ${index}`}>
              <dt>
                <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
              </dt>
              <dd>
                <Plural value={orders} one="# order" other="# orders" />
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      {friends.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + PAGE)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </details>
  );
}
