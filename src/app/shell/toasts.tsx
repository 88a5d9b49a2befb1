import { useLingui } from '@lingui/react/macro';

import { dismissToast, useToasts, type ToastKind } from '#src/state/toasts.ts';
import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './toasts.module.css';

const ICONS: Record<ToastKind, IconName> = { success: 'check-circle', error: 'warning-circle', info: 'info' };

/** account.md section 8: at the top right (the top end, in a right-to-left page). */
export function Toasts() {
  const { t } = useLingui();
  const toasts = useToasts();
  return (
    // React Aria leaves what carries this attribute to assistive technology while a panel is open.
    <section
      className={styles.toasts}
      data-passing=""
      aria-label={t`Messages`}
      aria-live="polite"
      data-react-aria-top-layer="true"
    >
      {toasts.map((toast) => (
        <div key={toast.id} className={`${styles.toast} ${styles[toast.kind]}`}>
          <Icon name={ICONS[toast.kind]} />
          <span>{toast.message}</span>
          <button type="button" className={styles.close} aria-label={t`Dismiss`} onClick={() => dismissToast(toast.id)}>
            <Icon name="x" size={16} />
          </button>
        </div>
      ))}
    </section>
  );
}
