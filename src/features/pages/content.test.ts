/** What is written is whole in both languages, in order, and leads somewhere. */
import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { slugOf } from '#contract/urls.ts';

import type { Block, Both } from './blocks.ts';
import { GROCERY_TABS } from './grocery-tabs.ts';
import { readCompetitions, readWrittenPage, WRITTEN_PAGES } from './written-pages.ts';

const competitions = await readCompetitions();
const pages = await Promise.all(
  WRITTEN_PAGES.map(async (name) => {
    const page = await readWrittenPage(name);
    return { name, texts: [page.title, page.summary], blocks: page.blocks };
  }),
);
const all = [
  ...pages,
  ...competitions.map(({ description, summary, blocks }) => ({
    name: `competition ${slugOf(description.en)}`,
    texts: [description, summary],
    blocks,
  })),
];

function textsOf(block: Block): readonly Both[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'links':
      return block.items.map(({ text }) => text);
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    default:
      return [block.text];
  }
}

test('no content file is left that no page reads', () => {
  const files = Object.keys(import.meta.glob('./content/*.json')).map((path) => path.replace(/^.*\/|\.json$/g, ''));
  expect(files.toSorted()).toEqual([...WRITTEN_PAGES, 'competitions'].toSorted());
});

describe.each(all)('$name', ({ texts, blocks }) => {
  const said = [...texts, ...blocks.flatMap(textsOf)];

  test('speaks Arabic in Arabic, and English in English', () => {
    const isWords = ({ en }: Both): boolean => /[a-z]/i.test(en);
    expect(said.filter((text) => isWords(text) && !/\p{Script=Arabic}/u.test(text.ar))).toEqual([]);
    // A word of Arabic may be quoted, not a sentence.
    expect(said.filter(({ en }) => /\p{Script=Arabic}+\s+\p{Script=Arabic}/u.test(en))).toEqual([]);
  });

  test('gives the same figures in both languages', () => {
    // Small numbers are words in one language and digits in the other; from 100 on, a difference is a mistake.
    const figures = (text: string): string[] => (text.match(/\d[\d,.]*\d{2}/g) ?? []).toSorted();
    expect(said.filter(({ en, ar }) => String(figures(en)) !== String(figures(ar)))).toEqual([]);
  });

  test('its headings begin at 2, and none stands without words below it', () => {
    const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
    expect(levels[0]).toBe(2);
    expect(blocks[0]?.kind === 'heading' || blocks[0]?.kind === 'note').toBe(true);
    const empty = blocks.filter(
      (block, at) =>
        block.kind === 'heading' &&
        (blocks[at + 1] === undefined ||
          (blocks[at + 1]?.kind === 'heading' && (blocks[at + 1] as { level: number }).level <= block.level)),
    );
    expect(empty).toEqual([]);
  });

  test('its links lead to pages and shelves that exist', () => {
    const shelves = JSON.parse(readFileSync('server/demo/files/categories.json', 'utf8')) as { key: string }[];
    const origins = JSON.parse(readFileSync('server/demo/files/origins.json', 'utf8')) as { en: string }[];
    const known = new Set([
      ...GROCERY_TABS.map((tab) => `/sustainablegrocery?tab=${tab}`),
      ...competitions.map(({ description }) => `/competition/${slugOf(description.en)}`),
      ...shelves.map(({ key }) => `/searchpage?categories=${key}`),
      ...origins.map(({ en }) => `/origin/${encodeURIComponent(en)}`),
      '/searchpage',
      '/termsandconditions',
      '/privacy-policy',
    ]);
    const targets = blocks.flatMap((block) =>
      block.kind === 'links' ? block.items.flatMap(({ to }) => [to.en, to.ar]) : [],
    );
    const isSearch = (to: string): boolean => /^\/searchpage\?q=[^&\s]+$/.test(to);
    expect(targets.filter((to) => !known.has(to) && !isSearch(to))).toEqual([]);
  });
});

test('every competition has an address of its own, and closes after it opens', () => {
  const slugs = competitions.map(({ description }) => slugOf(description.en));
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).not.toContain('');
  expect(competitions.filter(({ opens, closes }) => closes < opens)).toEqual([]);
});
