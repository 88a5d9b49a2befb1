import { Trans } from '@lingui/react/macro';

import { openPanel } from '#src/state/panels.ts';
import { useSessionUser } from '#src/state/session.ts';
import { Icon } from '#src/ui/icon.tsx';
import { later } from '#src/ui/later.tsx';

import styles from './deliver-to.module.css';

/** A guest's first page does not load the code that reads addresses. Where it cannot be loaded, the button works without the name. */
const DeliverToPlace = later(
  async () => (await import('./deliver-to-place.tsx')).DeliverToPlace,
  () => <Trans>Deliver to</Trans>,
);

const GuestPlace = later(
  async () => (await import('./guest-place.tsx')).GuestPlace,
  () => <Trans>Where should we deliver?</Trans>,
);

/**
 * Where the groceries are delivered, and the way to the address drawer (panel `myaddress`), for a guest to choosing an area. It takes
 * the same room for guests and for signed-in shoppers, so the page does not move when the address is known.
 */
export function DeliverTo() {
  const user = useSessionUser();
  return (
    <button
      type="button"
      className={styles.deliver}
      data-deliver-to=""
      onClick={() => openPanel(user ? 'myaddress' : 'guest_area', {})}
    >
      <Icon name="map-pin" />
      <span className={styles.words}>{user ? <DeliverToPlace /> : <GuestPlace />}</span>
      <Icon name="caret-down" size={14} />
    </button>
  );
}
