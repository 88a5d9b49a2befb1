/** What a shopper may do with an order in which state (account.md section 4; remaining.md OR 13 and 14, OA 1). Both sides hold it. */

/** -1 cancelled, 1 placed, 2 picking, 3 picked and paid, 4 on the way, 5 waits for the shopper, 6 delivered. */
export const ORDER_STATES = [-1, 1, 2, 3, 4, 5, 6] as const;

export const ORDER_ACTIONS = [
  'add_items',
  'cancel',
  'reschedule',
  'track',
  'view_invoice',
  'repeat',
  'rate',
  'tip',
  'make_regular',
] as const;
/** Those that change an order which is still to be picked, in the order in which they are wanted. */
export const ORDER_CHANGES = ['add_items', 'reschedule', 'cancel'] as const satisfies readonly OrderAction[];

export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** For so many days after its delivery an order can be rated (issue "Orders"). */
export const RATING_DAYS = 14;

export interface ActedOn {
  readonly state: number;
  /** It was added to another order: it has no items added, and is rescheduled with that one. */
  readonly isChild: boolean;
  /** Null before its delivery. */
  readonly deliveredAt: Date | null;
  /** Stars or words were given; a rating that was dismissed can still be. */
  readonly isRated: boolean;
  /** Somebody worked on it, and no tip was given or is being paid; false unless told. */
  readonly canBeTipped?: boolean;
}

/** `now`: the server's own moment; a device's is good enough for what it offers. */
export function mayDo(action: OrderAction, acted: ActedOn, now: Date): boolean {
  const { state, isChild, isRated, canBeTipped = false } = acted;
  switch (action) {
    case 'add_items':
      return state === 1 && !isChild;
    case 'cancel':
      return state > 0 && state < 4;
    case 'reschedule':
      return state > 0 && state < 4 && !isChild;
    case 'track':
      return state > 1 && state !== 6;
    case 'view_invoice':
      return state > 2;
    case 'rate':
      return !isRated && isNewlyDelivered(acted, now);
    // Before that the rating asks for it.
    case 'tip':
      return isRated && canBeTipped && isNewlyDelivered(acted, now);
    case 'make_regular':
      return state !== -1;
    case 'repeat':
      return true;
  }
}

/** Whether it stands under Upcoming (remaining.md C7): its day has not passed in Asia/Dubai, and it is neither waiting, delivered nor cancelled. */
export function isUpcoming({ state, day }: { readonly state: number; readonly day: string }, today: string): boolean {
  return state > 0 && state < 5 && day >= today;
}

function isNewlyDelivered({ state, deliveredAt }: ActedOn, now: Date): boolean {
  return state === 6 && deliveredAt !== null && daysBetween(deliveredAt, now) < RATING_DAYS;
}

function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / (24 * 3_600_000);
}
