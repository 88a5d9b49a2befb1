import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './round-button.module.css';

interface Props {
  icon: IconName;
  label: string;
  onClick: () => void;
  isDisabled?: boolean;
  isDangerous?: boolean;
}

/** An icon to tap, 44 px, that a screen reader hears by its label. Disabled ones keep the focus. */
export function RoundButton({ icon, label, onClick, isDisabled = false, isDangerous = false }: Props) {
  return (
    <button
      type="button"
      className={isDangerous ? styles.danger : styles.round}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
