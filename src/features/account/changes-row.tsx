import { Trans } from '@lingui/react/macro';

import { useShop } from '#src/offline/shop/shop-door.ts';
import { openPanel } from '#src/state/panels.ts';

import { SettingButton } from './setting-button.tsx';

/** The way to the tray of changes that only this device has or that were refused. The bar below the header says when there are any. */
export function ChangesRow() {
  const count = useShop((view) => view.waiting.length + view.issues.length);
  return (
    <SettingButton
      icon="cloud-check"
      title={
        <>
          <Trans>Offline changes</Trans> {count > 0 && <bdi>{count}</bdi>}
        </>
      }
      onClick={() => openPanel('sync_tray', {})}
    />
  );
}
