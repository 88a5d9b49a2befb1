import type { Competition, WrittenPage } from './blocks.ts';
import { GROCERY_TABS } from './grocery-tabs.ts';
import { fieldsOf, readAll, readBlocks, readBoth, readDay } from './read-blocks.ts';

export const WRITTEN_PAGES = [...GROCERY_TABS, 'terms', 'privacy'] as const;
export type PageName = (typeof WRITTEN_PAGES)[number];

/** A chunk each: a page's text travels when it is read. */
const files = import.meta.glob<unknown>('./content/*.json', { import: 'default' });

/** Both languages of a page, so that the language can change without signal. */
export async function readWrittenPage(name: PageName): Promise<WrittenPage> {
  const { title, summary, updated, blocks } = fieldsOf(await load(name), name);
  return {
    title: readBoth(title, `${name}.title`),
    summary: readBoth(summary, `${name}.summary`),
    ...(updated !== undefined && { updated: readDay(updated, `${name}.updated`) }),
    blocks: readBlocks(blocks, name),
  };
}

export async function readCompetitions(): Promise<Competition[]> {
  return readAll(await load('competitions'), 'competitions', (raw, place) => {
    const { description, summary, opens, closes, blocks } = fieldsOf(raw, place);
    return {
      description: readBoth(description, `${place}.description`),
      summary: readBoth(summary, `${place}.summary`),
      opens: readDay(opens, `${place}.opens`),
      closes: readDay(closes, `${place}.closes`),
      blocks: readBlocks(blocks, place),
    };
  });
}

async function load(name: string): Promise<unknown> {
  const file = files[`./content/${name}.json`];
  if (!file) throw new Error(`no content named ${name}`);
  return file();
}
