import { Trans } from '@lingui/react/macro';

import { useShop } from '#src/offline/shop/shop-door.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import styles from './cards.module.css';

/** The way to the tray of changes that only this device has or that were refused. The bar below the header says when there are any. */
export function ChangesCard() {
  const count = useShop((view) => view.waiting.length + view.issues.length);
  return (
    <Button look="plain" className={styles.least} onClick={() => openPanel('sync_tray', {})}>
      <Trans>Offline changes</Trans>
      {count > 0 && <bdi>{count}</bdi>}
    </Button>
  );
}
