import { Trans } from '@lingui/react/macro';

import type { Standing } from '#src/offline/shop/shop-door.ts';
import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './standing-mark.module.css';

const ICONS: Record<Standing, IconName> = {
  saved: 'cloud-check',
  'on-device': 'device-mobile',
  attention: 'warning-circle',
};

/** Where an edit stands, in words and not by colour alone; never "saved" while it is only on this device. */
export function StandingMark({ standing }: { standing: Standing }) {
  return (
    <span className={`${styles.mark} ${styles[standing]}`} data-standing={standing}>
      <Icon name={ICONS[standing]} size={14} />
      {standing === 'saved' ? (
        <Trans>Saved</Trans>
      ) : standing === 'on-device' ? (
        <Trans>On this device</Trans>
      ) : (
        <Trans>Needs attention</Trans>
      )}
    </span>
  );
}
