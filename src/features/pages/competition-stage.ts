import type { Competition } from './blocks.ts';

export type CompetitionStage = 'soon' | 'open' | 'closed';

const DAY_MS = 24 * 3600 * 1000;

/** Days are Dubai's, whatever the device says (decisions.md 15): the closing day counts to its midnight. */
export function competitionStage(
  { opens, closes }: Pick<Competition, 'opens' | 'closes'>,
  now: number,
): CompetitionStage {
  if (now < dayInDubai(opens)) return 'soon';
  return now < dayInDubai(closes) + DAY_MS ? 'open' : 'closed';
}

/** The first millisecond of the day; the Emirates have no summer time. */
function dayInDubai(day: string): number {
  return Date.parse(`${day}T00:00:00+04:00`);
}
