import { useEffect, useEffectEvent, useState } from 'react';

import type { ConfirmDialog, ConfirmProps } from './confirm-dialog.tsx';

let loaded: typeof ConfirmDialog | null = null;

/**
 * A question that must be answered, on a screen that has signal when it asks: its dialog, half as large as the rest of such a screen,
 * is fetched then. Where it cannot be, the browser's own asks. What is asked without signal too takes ConfirmDialog.
 */
export function Confirm(props: ConfirmProps) {
  const [Dialog, setDialog] = useState(() => loaded);
  const askPlainly = useEffectEvent(() => props.onAnswer(globalThis.confirm(props.title)));
  useEffect(() => {
    if (Dialog) return;
    const fetchDialog = async (): Promise<void> => {
      loaded = (await import('./confirm-dialog.tsx')).ConfirmDialog;
      setDialog(() => loaded);
    };
    fetchDialog().catch(() => askPlainly());
  }, [Dialog]);
  return Dialog && <Dialog {...props} />;
}
