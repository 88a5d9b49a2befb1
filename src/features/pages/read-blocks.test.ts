import { describe, expect, test } from 'vitest';

import { readBlocks, readDay } from './read-blocks.ts';

const both = { en: 'Milk', ar: 'حليب' };
const linkTo = (to: string) => [{ kind: 'links', items: [{ text: both, to: { en: to, ar: to } }] }];

describe('a block', () => {
  test('is read as it stands, without what it should not have', () => {
    expect(readBlocks([{ kind: 'paragraph', text: both, html: '<b>' }], 'page')).toEqual([
      { kind: 'paragraph', text: both },
    ]);
  });

  test.each([
    ['in one language only', { kind: 'paragraph', text: { en: 'Milk', ar: ' ' } }, 'page.blocks[0].ar: no text'],
    ['of an unknown kind', { kind: 'html', text: both }, 'page.blocks[0]: a block of kind html'],
    ['a heading of the title’s level', { kind: 'heading', level: 1, text: both }, 'a heading of level 1'],
    ['an empty list', { kind: 'list', items: [] }, 'nothing in it'],
    [
      'a table with a cell too few',
      { kind: 'table', caption: both, columns: [both, both], rows: [[both]] },
      'rows of other lengths',
    ],
  ])('%s is refused, and says where', (_, block, message) => {
    expect(() => readBlocks([block], 'page')).toThrow(message);
  });
});

describe('a link', () => {
  test.each(['/searchpage?q=milk', 'https://u.ae/en'])('may lead to %s', (to) => {
    expect(readBlocks(linkTo(to), 'page')).toHaveLength(1);
  });

  test.each([
    'javascript:alert(1)',
    'http://u.ae',
    '//evil.example',
    'data:text/html,x',
    'searchpage',
    '/\\evil.example',
  ])('may not lead to %s', (to) => {
    expect(() => readBlocks(linkTo(to), 'page')).toThrow('leads to');
  });
});

test.each(['2026-13-01', '1 November', '2026-11-1'])('%s is no day', (day) => {
  expect(() => readDay(day, 'page.updated')).toThrow('no ISO day');
});
