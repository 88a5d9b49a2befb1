import { Plural, Trans } from '@lingui/react/macro';

import { StandingMark } from '#src/blocks/standing-mark.tsx';
import { useShop } from '#src/offline/shop/shop-door.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import styles from './cards.module.css';

/** Changes that only this device has or that were refused, and the way to the tray that lists them. With none it is one quiet line. */
export function ChangesCard() {
  const refused = useShop((view) => view.issues.length);
  const waiting = useShop((view) => view.waiting.length);
  const count = waiting + refused;
  if (count === 0) {
    return (
      <Button look="plain" className={styles.least} onClick={() => openPanel('sync_tray', {})}>
        <Trans>Offline changes</Trans>
      </Button>
    );
  }
  return (
    <section className={styles.card} aria-labelledby="changes">
      <h2 id="changes" className={styles.title}>
        <Trans>Your changes</Trans>
      </h2>
      {refused > 0 && <StandingMark standing="attention" />}
      <p className={styles.text}>
        <Plural value={count} one="# change is not saved yet." other="# changes are not saved yet." />
      </p>
      <Button look="quiet" onClick={() => openPanel('sync_tray', {})}>
        <Trans>Show changes</Trans>
      </Button>
    </section>
  );
}
