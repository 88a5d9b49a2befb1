import type { ReactNode } from 'react';

import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  icon: IconName;
  /** Its words. */
  children: ReactNode;
  onPress: () => void;
  isBusy?: boolean;
  className?: string | undefined;
}

/** Something that can be done with an order where it stands. */
export function ActButton({ icon, children, onPress, isBusy = false, className }: Props) {
  return (
    <button type="button" className={className} aria-disabled={isBusy} onClick={onPress}>
      <Icon name={icon} size={22} />
      <span>{children}</span>
    </button>
  );
}
