/** Regular orders that come together: pure. */
import type { Regular } from '#contract/regulars.ts';

/** In the order in which the first of each stands: those of the same days, hours and weeks that are paid the same way, and by the same bill. */
export function groupRegulars(regulars: readonly Regular[]): readonly (readonly [Regular, ...Regular[]])[] {
  const groups = new Map<string, [Regular, ...Regular[]]>();
  for (const one of regulars) {
    const { days, time, weeks, payState, billFils, mayChange } = one;
    const weekdays = days.filter(({ isChosen }) => isChosen).map(({ weekday }) => weekday);
    const key = JSON.stringify([weekdays, time, weeks, payState, billFils, mayChange]);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}
