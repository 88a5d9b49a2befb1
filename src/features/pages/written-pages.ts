import type { Competition, WrittenPage } from './blocks.ts';
import { GROCERY_TABS } from './grocery-tabs.ts';
import { readCompetitionFile, readPageFile } from './read-blocks.ts';

export const WRITTEN_PAGES = [...GROCERY_TABS, 'terms', 'privacy'] as const;
export type PageName = (typeof WRITTEN_PAGES)[number];

/** A chunk each: a page's text travels when it is read. */
const files = import.meta.glob<unknown>('./content/*.json', { import: 'default' });

/** Both languages of a page, so that the language can change without signal. */
export async function readWrittenPage(name: PageName): Promise<WrittenPage> {
  return readPageFile(await load(name), name);
}

export async function readCompetitions(): Promise<Competition[]> {
  return readCompetitionFile(await load('competitions'));
}

async function load(name: string): Promise<unknown> {
  const file = files[`./content/${name}.json`];
  if (!file) throw new Error(`no content named ${name}`);
  return file();
}
