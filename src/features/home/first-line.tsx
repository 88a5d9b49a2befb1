import { Trans } from '@lingui/react/macro';

import { useSessionUser } from '#src/state/session.ts';
import { later } from '#src/ui/later.tsx';

import styles from './first-line.module.css';

const DeliveryBrief = later(async () => (await import('#src/blocks/delivery-brief.tsx')).DeliveryBrief);

/** Above all else on home: what a delivery is like, for a guest; the header tells a shopper, who is greeted. Its room is there from the first frame. */
export function FirstLine() {
  const user = useSessionUser();
  const name = user && <bdi>{user.firstName}</bdi>;
  return <p className={styles.line}>{user ? <Trans>Welcome back, {name}</Trans> : <DeliveryBrief />}</p>;
}
