import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { useIsOffline } from '#src/state/connectivity.ts';
import { leavePanels } from '#src/state/panels.ts';

/** In place of a panel's content. A module that failed to load is asked for again only by a fresh page. */
export function PanelFailure() {
  const isOffline = useIsOffline();
  const reload = (): void => leavePanels(() => location.reload());
  return <FailureNotice error={isOffline ? { kind: 'offline' } : { kind: 'server', status: 0 }} onRetry={reload} />;
}
