import { useLingui } from '@lingui/react';

import { ON_ROUTE } from '#src/domain/orders/on-route.ts';
import { Icon } from '#src/ui/icon.tsx';

import { wordsOfState } from './state-words.ts';

import styles from './state-chip.module.css';

/** Where an order stands, in words and in its colour: red where it is cancelled. "Delivery On Route" has a route's icon (account.md section 4). */
export function StateChip({ state }: { state: number }) {
  const { i18n } = useLingui();
  const words = wordsOfState(state);
  if (!words) return null;
  return (
    <span className={styles.state} data-state={state}>
      {state === ON_ROUTE && <Icon name="path" size={18} />}
      {i18n._(words)}
    </span>
  );
}
