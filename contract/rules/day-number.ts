/** DateDocno, as the wire has a day: the whole number yyyymmdd. Inside, a day is ISO. */

/** 20261122 for 2026-11-22. */
export function dayNumberOf(day: string): number {
  return Number(day.replaceAll('-', ''));
}

/** Null for a number that is no day, such as 20260230. */
export function dayOfNumber(number: number): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(String(number));
  if (!match) return null;
  const day = match.slice(1).join('-');
  const time = Date.parse(`${day}T00:00:00Z`);
  // Where there is no such day, a date is not one, or is the day of the next month that it runs over to.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
}
