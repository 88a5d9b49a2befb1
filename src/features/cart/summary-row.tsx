import type { ReactNode } from 'react';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

interface Props {
  fils: number;
  className?: string | undefined;
  /** What it is. */
  children: ReactNode;
}

/** A line of the cart's summary. */
export function SummaryRow({ fils, className, children }: Props) {
  const locale = useLocale();
  return (
    <div className={className}>
      <dt>{children}</dt>
      <dd>
        <bdi>{formatMoney(fils, locale)}</bdi>
      </dd>
    </div>
  );
}
