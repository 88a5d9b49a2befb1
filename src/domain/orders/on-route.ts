/** The state and the stage of an order that is on its way to the door (account.md section 4). */
export const ON_ROUTE = 4;

/** "Reaching within 30 minutes" (account.md section 4, Tracking). */
export const WITHIN_MINUTES = 30;

/** The moment, ISO, until which that holds for an order that set out at `onItsWayAt` (ISO); null where that is not known. */
export function reachesBy(onItsWayAt: string | null): string | null {
  return onItsWayAt === null ? null : new Date(Date.parse(onItsWayAt) + WITHIN_MINUTES * 60_000).toISOString();
}
