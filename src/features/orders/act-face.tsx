import type { ReactNode } from 'react';

import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

/** The picture and the words of something that can be done with an order. */
export function ActFace({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={22} />
      <span>{children}</span>
    </>
  );
}
