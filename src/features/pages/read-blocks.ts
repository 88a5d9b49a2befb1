import { byKind, checked, filledList, filledText } from '#contract/wire-checks.ts';
/** The shapes of content files. What is missing, or in one language only, is an error that names its field. */
import { bool, integer, nullable, withDefault } from '#contract/wire-types.ts';
import { codec, LENIENT, record, WireError, type Codec } from '#contract/wire.ts';

import type { Block, Both, Competition, WrittenPage } from './blocks.ts';

const sentence = filledText();
const both: Codec<Both> = record({ en: ['en', sentence], ar: ['ar', sentence] });

const day = checked(
  filledText(),
  (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  'must be an ISO day',
);

const level = codec<2 | 3>(
  integer().schema,
  (value, path) => {
    if (value !== 2 && value !== 3) throw new WireError(path, 'must be 2 or 3: the title of the page is level 1');
    return value;
  },
  (value) => value,
);

/** docs/security.md row 37: a link leads to https or within the shop, never to a script or another's protocol. */
const address = checked(
  sentence,
  (value) => /^(?:https:\/\/[a-z0-9]|\/[a-z])/.test(value),
  'must be https or a path of the shop',
);
const link = record({ text: ['text', both], to: ['to', record({ en: ['en', address], ar: ['ar', address] })] });

const table = checked(
  record({
    caption: ['caption', both],
    columns: ['columns', filledList(both)],
    rows: ['rows', filledList(filledList(both))],
  }),
  ({ columns, rows }) => rows.every((row) => row.length === columns.length),
  'must have as many cells in each row as it has columns',
);

const block: Codec<Block> = byKind({
  heading: record({ level: ['level', level], text: ['text', both] }),
  paragraph: record({ text: ['text', both] }),
  note: record({ text: ['text', both] }),
  contact: record({ text: ['text', both] }),
  list: record({ isOrdered: ['isOrdered', withDefault(bool, false)], items: ['items', filledList(both)] }),
  links: record({ items: ['items', filledList(link)] }),
  table,
});
const blocks = ['blocks', filledList(block)] as const;

const page = record({
  title: ['title', both],
  summary: ['summary', both],
  updated: ['updated', nullable(day)],
  blocks,
});
const competitions = filledList(
  record({
    description: ['description', both],
    summary: ['summary', both],
    opens: ['opens', day],
    closes: ['closes', day],
    blocks,
  }),
);

/** `name`: of the file, for the error. @throws WireError */
export function readPageFile(file: unknown, name: string): WrittenPage {
  return page.decode(file, name, LENIENT);
}

/** @throws WireError */
export function readCompetitionFile(file: unknown): Competition[] {
  return competitions.decode(file, 'competitions', LENIENT);
}
