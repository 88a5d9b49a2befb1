import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './trail.module.css';

interface Props {
  label: string;
  /** From the widest to where one is. */
  steps: readonly ReactNode[];
}

/** The way from home to where one is. */
export function Trail({ label, steps }: Props) {
  const locale = useLocale();
  const home = (
    <Link to="/$locale" params={{ locale }} activeOptions={{ exact: true }}>
      <Trans>Home</Trans>
    </Link>
  );
  return (
    <nav aria-label={label} className={styles.trail}>
      <ol className={styles.list}>
        {[home, ...steps].map((step, index) => (
          <li key={index}>
            {step}
            {index < steps.length && <Icon name="caret-right" size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
