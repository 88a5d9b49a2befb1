/** Days as the shop counts them: in Asia/Dubai, four hours ahead of UTC all year (decisions.md 15). A day is ISO, such as 2026-11-22. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AHEAD_MS = 4 * HOUR_MS;

/** The day that it is in Dubai. */
export function dubaiDay(now: Date): string {
  return new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10);
}

/** The moment at which a clock in Dubai shows this hour of the day; 24 is the midnight that ends it. */
export function dubaiTime(day: string, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - AHEAD_MS + hour * HOUR_MS);
}

/** So many days later, or earlier where the number is below 0. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday, 5 Friday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
