import { slugOf } from '#contract/urls.ts';

import type { Competition } from './blocks.ts';
import { readCompetitions } from './written-pages.ts';

/** account.md section 2: competition/{slug of its description}, from both languages by the English one. */
export async function findCompetition(slug: string): Promise<Competition | undefined> {
  return (await readCompetitions()).find(({ description }) => slugOf(description.en) === slug);
}
