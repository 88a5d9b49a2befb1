import { Plural, Trans } from '@lingui/react/macro';

import { StandingMark } from '#src/blocks/standing-mark.tsx';
import { useShop } from '#src/offline/shop/shop-door.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import styles from './cards.module.css';

/** What is only on this device or was refused, and the way to the tray that lists it. */
export function ChangesCard() {
  const refused = useShop((view) => view.issues.length);
  const waiting = useShop((view) => view.waiting.length);
  return (
    <section className={styles.card} aria-labelledby="changes">
      <h2 id="changes" className={styles.title}>
        <Trans>Your changes</Trans>
      </h2>
      {refused > 0 && <StandingMark standing="attention" />}
      <p className={styles.text}>
        <Plural
          value={waiting + refused}
          _0="Lists, favourites and the cart: all your changes are saved."
          one="# change is not saved yet."
          other="# changes are not saved yet."
        />
      </p>
      <Button look="quiet" onClick={() => openPanel('sync_tray', {})}>
        <Trans>Show changes</Trans>
      </Button>
    </section>
  );
}
