/**
 * How long reward points and vouchers live (account.md section 9, remaining.md C5 and C28). Days are those of Asia/Dubai, which is four
 * hours ahead of UTC all year. An end is the last millisecond of its day, so that it reads as that day; what ends then is good until it.
 */

const OFFSET_MS = 4 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** What comes back from an order lives at least so long (decisions 32). */
const DAYS_AFTER_RETURN = 7;

/** The end of the day `months` later; of the month's last day where it has no such day: six months from 31 August is the end of February. */
export function rewardEnd(at: Date, months: number): Date {
  const local = new Date(at.getTime() + OFFSET_MS);
  const year = local.getUTCFullYear();
  const month = local.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return endOfLocalDay(Date.UTC(year, month, Math.min(local.getUTCDate(), lastDay)));
}

/** The end of a reward that comes back at `at`: its old one, or the end of the seventh day from then where that is later. */
export function returnedRewardEnd(oldEnd: Date, at: Date): Date {
  const least = endOfLocalDay(at.getTime() + OFFSET_MS + DAYS_AFTER_RETURN * DAY_MS);
  return oldEnd > least ? oldEnd : least;
}

/** `local`: a time of Dubai counted as if it were UTC, in milliseconds. */
function endOfLocalDay(local: number): Date {
  return new Date(Math.floor(local / DAY_MS) * DAY_MS + DAY_MS - 1 - OFFSET_MS);
}
