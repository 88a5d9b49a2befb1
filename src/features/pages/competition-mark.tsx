import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

import type { Competition } from './blocks.ts';
import { competitionStage } from './competition-stage.ts';

import styles from './competition-mark.module.css';

/** Whether it can be entered now. Today is the device's to know: a page from the server or the device may be of another day. */
export function CompetitionMark({ competition }: { competition: Competition }) {
  const stage = useSyncExternalStore(
    never,
    () => competitionStage(competition, Date.now()),
    () => undefined,
  );
  if (stage === undefined) return null;
  const words = {
    soon: <Trans>Opens soon</Trans>,
    open: <Trans>Open now</Trans>,
    closed: <Trans>Closed</Trans>,
  };
  return <span className={`${styles.mark} ${styles[stage]}`}>{words[stage]}</span>;
}

/** The day is asked for whenever the page is drawn, not awaited. */
function never(): () => void {
  return () => undefined;
}
