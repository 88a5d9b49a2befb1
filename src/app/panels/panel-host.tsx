import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentType } from 'react';

import { addLaterMessages } from '#src/app/i18n/i18n-for.ts';
import { useLocale } from '#src/state/locale.tsx';
import { leavePanels, usePanels, type PanelEntry } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';

/** Nothing until a panel is asked for: the overlays and what they stand on come with the first one. */
export function PanelHost() {
  const { t } = useLingui();
  const locale = useLocale();
  const panels = usePanels();
  const [Stack, setStack] = useState<ComponentType<{ panels: readonly PanelEntry[] }> | null>(null);
  const isWanted = panels.length > 0;
  useEffect(() => {
    if (!isWanted || Stack) return;
    Promise.all([import('./panel-stack.tsx'), addLaterMessages(locale)]).then(
      ([{ PanelStack }]) => setStack(() => PanelStack),
      // Without signal and never opened before: the page stays as it is, and the next tap tries again.
      () => leavePanels(() => showToast(t`This opens once there is a signal`, 'error')),
    );
  }, [isWanted, Stack, locale, t]);
  return isWanted && Stack ? <Stack panels={panels} /> : null;
}
