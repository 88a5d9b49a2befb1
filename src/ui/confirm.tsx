import { useEffect, useEffectEvent, useState } from 'react';

import type { ConfirmDialog, ConfirmProps } from './confirm-dialog.tsx';

let loaded: typeof ConfirmDialog | null = null;

/** Its dialog is half as large as the rest of a screen that may never ask: it is loaded when it is asked for, or before. */
export async function loadConfirm(): Promise<typeof ConfirmDialog> {
  loaded = (await import('./confirm-dialog.tsx')).ConfirmDialog;
  return loaded;
}

/** A question that must be answered. Where its dialog cannot be fetched, the browser's own asks. */
export function Confirm(props: ConfirmProps) {
  const [Dialog, setDialog] = useState(() => loaded);
  const askPlainly = useEffectEvent(() => props.onAnswer(globalThis.confirm(props.title)));
  useEffect(() => {
    if (Dialog) return;
    loadConfirm().then(
      (dialog) => setDialog(() => dialog),
      () => askPlainly(),
    );
  }, [Dialog]);
  return Dialog && <Dialog {...props} />;
}
