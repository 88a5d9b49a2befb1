import { lazy, Suspense } from 'react';

import { usePanels } from '#src/state/panels.ts';

const PanelStack = lazy(async () => ({ default: (await import('./panel-stack.tsx')).PanelStack }));

/** Nothing until a panel is asked for: the overlays and what they stand on come with the first one. */
export function PanelHost() {
  const panels = usePanels();
  if (panels.length === 0) return null;
  return (
    <Suspense>
      <PanelStack panels={panels} />
    </Suspense>
  );
}
