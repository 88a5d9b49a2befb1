import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { sayMoment } from '#src/blocks/spoken-dates.ts';
import { useEdit } from '#src/blocks/use-edit.ts';
import { openShop, useShop } from '#src/offline/shop/shop-door.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { leavePanels } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './sync-state.module.css';

/** When the shop was last heard of, what it would take to save the rest, and the switch for a signal that flaps. */
export function SyncState({ waiting }: { waiting: number }) {
  const locale = useLocale();
  const edit = useEdit();
  const isOffline = useIsOffline();
  const worksOffline = useShop((view) => view.isWorkingOffline);
  const isReloadNeeded = useShop((view) => view.isReloadNeeded);
  const isUnreadable = useShop((view) => view.isUnreadable);
  const syncedAt = useShop((view) => view.syncedAt);
  const saveNow = async (): Promise<void> => (await openShop()).syncNow();
  /** As it was tapped, until the device has it. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const workOffline = async (isOn: boolean): Promise<void> => {
    setWanted(isOn);
    await edit(openShop().then((shop) => shop.workOffline(isOn)));
    setWanted(null);
  };
  return (
    <div className={styles.state}>
      {syncedAt !== null && (
        <p className={styles.when}>
          <Icon name="clock" size={16} />
          <span>
            <Trans>
              Last saved <bdi>{sayMoment(syncedAt, locale)}</bdi>
            </Trans>
          </span>
        </p>
      )}
      {isUnreadable && (
        <p className={styles.when}>
          <Icon name="info" size={16} />
          <Trans>
            The shop cannot read the changes of this version of the app. They are kept on this device; please reload, or
            try again later.
          </Trans>
        </p>
      )}
      {isReloadNeeded && (
        <>
          <p className={styles.when}>
            <Icon name="info" size={16} />
            <Trans>A newer version of the shop is open in another tab. This one must be loaded again.</Trans>
          </p>
          <Button onClick={() => leavePanels(() => location.reload())}>
            <Trans>Reload</Trans>
          </Button>
        </>
      )}
      {waiting > 0 &&
        (worksOffline || isOffline ? (
          <p className={styles.when}>
            <Icon name="wifi-slash" size={16} />
            {worksOffline ? (
              <Trans>You’re working offline. Your changes will be saved when you turn this off.</Trans>
            ) : (
              <Trans>No signal. Your changes are safe on this device and will be saved when you’re back online.</Trans>
            )}
          </p>
        ) : (
          <Button look="quiet" onClick={() => void saveNow()}>
            <Icon name="arrow-clockwise" />
            <Trans>Save now</Trans>
          </Button>
        ))}
      <CheckField isChecked={wanted ?? worksOffline} onChange={(isOn) => void workOffline(isOn)} name="workOffline">
        <Trans>Work offline: send nothing until I turn this off</Trans>
      </CheckField>
    </div>
  );
}
