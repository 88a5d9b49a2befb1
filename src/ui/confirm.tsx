import { useEffect, useState } from 'react';

import type { ConfirmDialog, ConfirmProps } from './confirm-dialog.tsx';

let loaded: typeof ConfirmDialog | null = null;

/** Its dialog is half as large as the rest of a screen that may never ask: it is loaded when it is asked for, or before. */
export async function loadConfirm(): Promise<typeof ConfirmDialog> {
  loaded = (await import('./confirm-dialog.tsx')).ConfirmDialog;
  return loaded;
}

/** A question that must be answered; where it cannot be shown, the answer is no. */
export function Confirm(props: ConfirmProps) {
  const [Dialog, setDialog] = useState(() => loaded);
  const { onAnswer } = props;
  useEffect(() => {
    if (!Dialog) {
      loadConfirm().then(
        (dialog) => setDialog(() => dialog),
        () => onAnswer(false),
      );
    }
  }, [Dialog, onAnswer]);
  return Dialog && <Dialog {...props} />;
}
