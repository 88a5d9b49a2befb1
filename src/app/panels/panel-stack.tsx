import { useLingui } from '@lingui/react';
import { Suspense, type ComponentType } from 'react';

import { closePanel, type PanelEntry } from '#src/state/panels.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Drawer } from '#src/ui/drawer.tsx';

import { panelRegistry } from './panel-registry.tsx';

/** Every open panel, the last one on top: a drawer beside the page on a wide screen, a sheet from below on a phone. */
export function PanelStack({ panels }: { panels: readonly PanelEntry[] }) {
  const { i18n } = useLingui();
  return panels.map((panel) => {
    const { title, Content } = panelRegistry[panel.name];
    const AnyContent = Content as ComponentType<PanelEntry['params']>;
    return (
      <Drawer key={panel.key} title={i18n._(title)} onClose={closePanel}>
        <Suspense fallback={<Skeleton height="240px" />}>
          <AnyContent {...panel.params} />
        </Suspense>
      </Drawer>
    );
  });
}
