import { useLingui } from '@lingui/react/macro';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

/** `pointsFils`: what the whole blocks of them are worth. */
interface Points {
  readonly points: number;
  readonly pointsFils: number;
  readonly pointsBlock: number;
}

/** How many loyalty points there are, and what can be paid with them: whole blocks alone (remaining.md C28). */
export function usePointsWords(): (has: Points) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ points: owned, pointsFils, pointsBlock: block }) => {
    const worth = formatMoney(pointsFils, locale);
    const whole = block > 0 ? owned - (owned % block) : 0;
    const [points, pointsBlock, usable] = [owned, block, whole].map((count) => count.toLocaleString('en'));
    if (whole === 0) return t`You have ${points} loyalty points. They are used from ${pointsBlock} on.`;
    return whole === owned
      ? t`You have ${points} points, worth ${worth}.`
      : t`You have ${points} points. They are used ${pointsBlock} at a time: ${usable} of them are worth ${worth}.`;
  };
}
