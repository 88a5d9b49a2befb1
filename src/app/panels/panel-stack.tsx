import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { Suspense, type ComponentType, type MouseEvent } from 'react';

import { InPanel } from '#src/blocks/in-panel.ts';
import { SignInToSee } from '#src/blocks/sign-in-to-see.tsx';
import { closePanel, leavePanels, type PanelEntry } from '#src/state/panels.ts';
import { useUnsentChanges } from '#src/state/session.ts';
import { Drawer } from '#src/ui/drawer.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { PanelBoundary } from './panel-boundary.tsx';
import { PanelFailure } from './panel-failure.tsx';
import { panelRegistry } from './panel-registry.tsx';
import { PRIVATE_PANELS } from './private-panels.ts';

import styles from './panel-stack.module.css';

/** Every open panel, the last one on top: a drawer beside the page on a wide screen, a sheet from below on a phone. */
export function PanelStack({ panels }: { panels: readonly PanelEntry[] }) {
  const { i18n } = useLingui();
  const router = useRouter();
  const isLocked = useUnsentChanges() !== null;
  // A link to another page leaves the panels first. React hands a portal's events to its parent here.
  const leaveByLink = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link?.href || link.target === '_blank' || link.origin !== location.origin) return;
    // It opens another panel on top.
    if (link.ariaHasPopup === 'dialog') return;
    event.preventDefault();
    event.stopPropagation();
    leavePanels(() => router.history.push(`${link.pathname}${link.search}${link.hash}`));
  };
  const drawers = panels.map((panel) => {
    const { title, isTall = false, isFull = false, Content } = panelRegistry[panel.name];
    const isCovered = isLocked && PRIVATE_PANELS.has(panel.name);
    const AnyContent = Content as ComponentType<PanelEntry['params']>;
    return (
      <Drawer key={panel.key} title={i18n._(title)} onClose={closePanel} isTall={isTall} isFull={isFull}>
        <PanelBoundary fallback={<PanelFailure />}>
          <Suspense fallback={<Skeleton height="240px" />}>
            {isCovered && <SignInToSee />}
            {/* Hidden, not left out: what was typed is there again. */}
            <div className={isCovered ? styles.covered : styles.content}>
              <InPanel value>
                <AnyContent {...panel.params} />
              </InPanel>
            </div>
          </Suspense>
        </PanelBoundary>
      </Drawer>
    );
  });
  return <div onClickCapture={leaveByLink}>{drawers}</div>;
}
