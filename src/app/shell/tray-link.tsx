import { Plural, useLingui } from '@lingui/react/macro';

import { openPanel } from '#src/state/panels.ts';

import type { ChangesLeft } from './use-changes-left.ts';

import styles from './signal-bar.module.css';

/** How many changes are not saved, and the way to the tray that lists them: the whole bar can be tapped. */
export function TrayLink({ left }: { left: ChangesLeft | null }) {
  const { t } = useLingui();
  const count = left?.count ?? 0;
  return (
    <button
      type="button"
      className={styles.tray}
      aria-label={left === null ? t`Offline changes` : undefined}
      onClick={() => openPanel('sync_tray', {})}
    >
      {left?.kind === 'locked' && (
        <Plural value={count} one="Sign in to save # change" other="Sign in to save # changes" />
      )}
      {left?.kind === 'refused' && (
        <Plural value={count} one="# change needs your attention" other="# changes need your attention" />
      )}
      {left?.kind === 'waiting' && <Plural value={count} one="# change waits here" other="# changes wait here" />}
    </button>
  );
}
