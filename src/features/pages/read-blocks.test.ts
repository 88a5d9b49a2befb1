import { describe, expect, test } from 'vitest';

import type { Block } from './blocks.ts';
import { readCompetitionFile, readPageFile } from './read-blocks.ts';

const both = { en: 'Milk', ar: 'حليب' };
const linkTo = (to: string) => [{ kind: 'links', items: [{ text: both, to: { en: to, ar: to } }] }];
const pageOf = (blocks: unknown, updated?: unknown): unknown => ({ title: both, summary: both, blocks, updated });
const readBlocks = (blocks: unknown): readonly Block[] => readPageFile(pageOf(blocks), 'page').blocks;

describe('a block', () => {
  test('is read as it stands, without what it should not have', () => {
    expect(readBlocks([{ kind: 'paragraph', text: both, html: '<b>' }])).toEqual([{ kind: 'paragraph', text: both }]);
  });

  test.each([
    ['in one language only', { kind: 'paragraph', text: { en: 'Milk', ar: ' ' } }, 'page.blocks[0].text.ar: must be'],
    ['of an unknown kind', { kind: 'html', text: both }, 'page.blocks[0].kind: must be one of heading'],
    ['that is none', null, 'page.blocks[0].kind: must be one of heading'],
    [
      'a heading of the title’s level',
      { kind: 'heading', level: 1, text: both },
      'page.blocks[0].level: must be 2 or 3',
    ],
    ['an empty list', { kind: 'list', items: [] }, 'page.blocks[0].items: must hold at least one item'],
    [
      'a table with a cell too few',
      { kind: 'table', caption: both, columns: [both, both], rows: [[both]] },
      'page.blocks[0]: must have as many cells in each row',
    ],
  ])('%s is refused, and says where', (_, block, message) => {
    expect(() => readBlocks([block])).toThrow(message);
  });
});

describe('a link', () => {
  test.each(['/searchpage?q=milk', 'https://u.ae/en'])('may lead to %s', (to) => {
    expect(readBlocks(linkTo(to))).toHaveLength(1);
  });

  test.each([
    'javascript:alert(1)',
    'http://u.ae',
    '//evil.example',
    'data:text/html,x',
    'searchpage',
    '/\\evil.example',
  ])('may not lead to %s', (to) => {
    expect(() => readBlocks(linkTo(to))).toThrow('page.blocks[0].items[0].to.en: must be https or a path of the shop');
  });
});

const blocks = [{ kind: 'paragraph', text: both }];

test.each(['2026-13-01', '1 November', '2026-11-1'])('%s is no day', (day) => {
  expect(() => readPageFile(pageOf(blocks, day), 'page')).toThrow('page.updated: must be an ISO day');
});

test('a page may say no day, a competition must say both of its days', () => {
  expect(readPageFile(pageOf(blocks), 'page').updated).toBeNull();
  const competition = { description: both, summary: both, opens: '2026-11-01', blocks };
  expect(() => readCompetitionFile([competition])).toThrow('competitions[0].closes: must be a text');
  expect(() => readCompetitionFile([])).toThrow('competitions: must hold at least one item');
});
