/** What one shopper had stored today, so that one account cannot fill the database (security-findings H4). */
import { Refusal } from '#server/kit/refusal.ts';

const EDITS_A_DAY = 20_000;
const TOMBSTONES_A_DAY = 5_000;
const DAY_MS = 24 * 3600 * 1000;

export interface Counted {
  /** UTC, counted from 1970. */
  countedDay: number;
  dayEdits: number;
  dayTombstones: number;
}

export class DayCount {
  private readonly count: Counted;
  /** Something was added that `counted` has not handed out yet. */
  isUnwritten = false;

  constructor(
    private readonly now: Date,
    before?: Counted,
  ) {
    const countedDay = Math.floor(now.getTime() / DAY_MS);
    const isToday = before?.countedDay === countedDay;
    this.count = isToday ? { ...before } : { countedDay, dayEdits: 0, dayTombstones: 0 };
  }

  /** @throws Refusal 429 until the day is over */
  add(edits: number, tombstones: number): void {
    this.count.dayEdits += edits;
    this.count.dayTombstones += tombstones;
    this.isUnwritten = true;
    if (this.count.dayEdits <= EDITS_A_DAY && this.count.dayTombstones <= TOMBSTONES_A_DAY) return;
    const seconds = Math.ceil((DAY_MS - (this.now.getTime() % DAY_MS)) / 1000);
    throw new Refusal(
      'too_many',
      'That is more than one day takes. Please try again tomorrow.',
      429,
      undefined,
      seconds,
    );
  }

  counted(): Counted {
    this.isUnwritten = false;
    const { countedDay, dayEdits, dayTombstones } = this.count;
    return { countedDay, dayEdits, dayTombstones };
  }
}
