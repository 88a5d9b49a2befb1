import { useLingui } from '@lingui/react/macro';

import { useShop } from '#src/offline/shop/shop-door.ts';
import { openPanel } from '#src/state/panels.ts';
import { useUnsentChanges } from '#src/state/session.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './sync-count.module.css';

/** How much is only on this device or was refused. Opens the tray that lists it. */
export function SyncCount() {
  const { t } = useLingui();
  const refused = useShop((view) => view.issues.length);
  const unseen = useUnsentChanges() ?? 0;
  const count = useShop((view) => view.waiting.length) + refused + unseen;
  return (
    <button
      type="button"
      className={refused > 0 ? styles.refused : styles.count}
      data-sync-count=""
      aria-label={t`Changes not saved yet: ${count}`}
      onClick={() => openPanel('sync_tray', {})}
    >
      <Icon name={refused > 0 ? 'warning-circle' : 'device-mobile'} size={24} />
      <bdi>{count}</bdi>
    </button>
  );
}
