/** What comes together (remaining.md CK 16 and 20): pure. What cannot come at the chosen time makes a group of its own kind, each with a day. */
import type { CartType } from '#contract/rows/keys.ts';
import type { DeliveryKind } from '#contract/rules/delivery-kinds.ts';
import { addDays } from '#contract/rules/dubai-day.ts';

export interface GroupedLine {
  /** CGB: a gift box and what lies in it, which come together. */
  readonly cartType: CartType;
  readonly deliveryKind: DeliveryKind;
  /** Days after the order at which it can come at the earliest. */
  readonly leadDays: number;
}

export interface DeliveryGroupOf<Line> {
  /** From 1; the first is what comes at the chosen time. */
  readonly groupNo: number;
  readonly kind: DeliveryKind;
  /** ISO: no line of it can come before. */
  readonly firstDay: string;
  readonly lines: readonly Line[];
}

/** `chosenDay` and `today` are ISO days of Dubai. Groups in the order of their first days. */
export function groupLines<Line extends GroupedLine>(
  lines: readonly Line[],
  { chosenDay, today }: { readonly chosenDay: string; readonly today: string },
): DeliveryGroupOf<Line>[] {
  const slowest = slowestGift(lines);
  const paceOf = (line: Line): Line => (line.cartType === 'CGB' ? (slowest ?? line) : line);
  const earliest = (line: Line): string => addDays(today, paceOf(line).leadDays);
  const together = lines.filter((line) => earliest(line) <= chosenDay);
  const later = new Map<DeliveryKind, Line[]>();
  for (const line of lines) {
    const { deliveryKind } = paceOf(line);
    if (earliest(line) > chosenDay) later.set(deliveryKind, [...(later.get(deliveryKind) ?? []), line]);
  }
  const groups = [
    ...(together.length > 0 ? [{ kind: 'standard' as const, firstDay: chosenDay, lines: together }] : []),
    ...[...later].map(([kind, own]) => ({ kind, firstDay: own.map(earliest).reduce(laterOf), lines: own })),
  ];
  return groups
    .toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : one.firstDay > other.firstDay ? 1 : 0))
    .map((group, index) => ({ groupNo: index + 1, ...group }));
}

/** All of it comes at once, with the order that it is added to: not before the day on which the last of it can be had. */
export function oneGroup<Line extends GroupedLine>(lines: readonly Line[], today: string): DeliveryGroupOf<Line> {
  const firstDay = lines.map(({ leadDays }) => addDays(today, leadDays)).reduce(laterOf, today);
  return { groupNo: 1, kind: 'standard', firstDay, lines };
}

/** Whether days and times have to be looked at again: something does not come at the chosen time. */
export function needsConfirming(groups: readonly DeliveryGroupOf<unknown>[], chosenDay: string): boolean {
  return groups.some(({ firstDay }) => firstDay > chosenDay);
}

/** What a gift box waits for. */
function slowestGift<Line extends GroupedLine>(lines: readonly Line[]): Line | undefined {
  const gifts = lines.filter(({ cartType }) => cartType === 'CGB');
  return gifts.toSorted((one, other) => other.leadDays - one.leadDays)[0];
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
