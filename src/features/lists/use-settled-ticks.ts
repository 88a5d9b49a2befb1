import { useEffect, useMemo, useState } from 'react';

import type { MyListItem } from '#src/domain/lists/lists.ts';

/** Whoever ticks several in a row taps where they saw them; walking to the next shelf takes longer than this. */
const CALM_MS = 8000;

/** The stock codes of what was ticked a moment ago and before: a row does not move away while the next one is tapped. */
export function useSettledTicks(items: readonly MyListItem[]): ReadonlySet<string> {
  const ticked = items.flatMap(({ stockCode, isChecked }) => (isChecked ? [stockCode] : [])).join(' ');
  const [settled, setSettled] = useState<string | null>(null);
  // As it was when the list was read first.
  if (settled === null && items.length > 0) setSettled(ticked);
  useEffect(() => {
    if (ticked === settled) return;
    const timer = setTimeout(() => setSettled(ticked), CALM_MS);
    return () => clearTimeout(timer);
  }, [ticked, settled]);
  return useMemo(() => new Set(settled?.split(' ')), [settled]);
}
