import { useLingui } from '@lingui/react/macro';

import type { Regular } from '#contract/regulars.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { showToast } from '#src/state/toasts.ts';
import type { MenuAction } from '#src/ui/action-menu.tsx';

interface Ways {
  readonly onView: () => void;
  /** Where no button for it stands beside the menu. */
  readonly onChange?: () => void;
  /** Opens the form to order it once more, with what was chosen. */
  readonly onRepeat: () => void;
  readonly onEnd: () => void;
}

/** "Each card menu has View Regular, Delete Regular, Repeat Regular" (account.md section 2). What is over already is not ended again. */
export function useRegularMenu(regular: Regular, { onView, onChange, onRepeat, onEnd }: Ways): MenuAction[] {
  const { t } = useLingui();
  const { mayChange } = regular;
  const withSignal = (begin: () => void) => (): void => {
    if (isOffline()) showToast(t`This needs a connection`);
    else begin();
  };
  return [
    { id: 'view', icon: 'eye', label: t`View Regular`, act: onView },
    ...(mayChange && onChange
      ? [{ id: 'change', icon: 'pencil-simple', label: t`Change Regular`, act: withSignal(onChange) } as const]
      : []),
    ...(mayChange ? [{ id: 'end', icon: 'trash', label: t`Delete Regular`, act: withSignal(onEnd) } as const] : []),
    { id: 'repeat', icon: 'repeat', label: t`Repeat Regular`, act: withSignal(onRepeat) },
  ];
}
