/**
 * The writing half of search in PostgreSQL: catalogue_search holds each item's folded words with their levels as a weighted tsvector,
 * catalogue_word the vocabulary with each word's items. See docs/decisions for why the vocabulary holds the items.
 */
import { sql, type SQL } from 'drizzle-orm';

import { foldText } from '#contract/rules/fold-text.ts';
import { STEM_MARK } from '#contract/rules/search-words.ts';
import type { Transaction } from '#server/kit/database.ts';

import type { SearchDocument, SearchIndex } from './catalogue-search.ts';
import { ARABIC_LETTERS, LATIN_LETTERS } from './spelling.ts';
import { WHOLE_MARK } from './synonyms.ts';
import { wordLevels } from './word-levels.ts';

/** Transactions in which words changed: only those need a new vocabulary. */
const changed = new WeakSet<Transaction>();

export const postgresIndex: SearchIndex = {
  upsert: async (documents, tx) => {
    const rows = documents.map((document) => ({
      item_id: document.id,
      words: weightedWords(document),
      sort_en: foldText(document.name.en),
      sort_ar: foldText(document.name.ar),
    }));
    const { rowCount } = await tx.execute(sql`
      insert into catalogue_search as s (item_id, words, sort_en, sort_ar)
      select item_id, words::tsvector, sort_en, sort_ar
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(item_id integer, words text, sort_en text, sort_ar text)
      on conflict (item_id) do update set words = excluded.words, sort_en = excluded.sort_en, sort_ar = excluded.sort_ar
      where (s.words, s.sort_en, s.sort_ar) is distinct from (excluded.words, excluded.sort_en, excluded.sort_ar)`);
    if (rowCount) changed.add(tx);
  },
  remove: async (ids, tx) => {
    if (ids.length === 0) return;
    await tx.execute(sql`delete from catalogue_search where item_id = any(${`{${ids.join(',')}}`}::integer[])`);
    // The items may have taken their words along (on delete cascade): what was deleted here says nothing.
    changed.add(tx);
  },
  settle: async (tx) => {
    if (!changed.has(tx)) return;
    // Millions of words of a large catalogue are counted in memory or, many times slower, on disk.
    await tx.execute(sql`set local work_mem = '128MB'`);
    await tx.execute(rebuildVocabulary);
  },
};

/** A tsvector's text: each word's level in binary, by its four weights; positions stand for nothing else. */
function weightedWords(document: SearchDocument): string {
  let text = '';
  for (const [word, level] of wordLevels(document)) text += `'${word}':${WEIGHTS[level] ?? ''} `;
  return text;
}

/** By level: A is 8, B 4, C 2, D 1. */
const WEIGHTS = Array.from({ length: 16 }, (_, level) =>
  ['1A', '2B', '3C', '4D'].filter((_weight, bit) => (level & (8 >> bit)) !== 0).join(),
);

/** Postings are as table.ts says; the spelling is spelling.ts's. */
const rebuildVocabulary: SQL = sql`
  with fresh as materialized (
    select lexeme as word,
      case when left(lexeme, 1) in (${STEM_MARK}, ${WHOLE_MARK}) then null
        else translate(lexeme, ${ARABIC_LETTERS}, ${LATIN_LETTERS}) end as spelling,
      count(*)::integer as items,
      string_agg(int4send(item_id * 16 + mask), '') as postings
    from (
      select s.item_id, u.lexeme,
        ('A' = any(u.weights))::integer * 8 + ('B' = any(u.weights))::integer * 4
          + ('C' = any(u.weights))::integer * 2 + ('D' = any(u.weights))::integer as mask
      from catalogue_search s cross join lateral unnest(s.words) u
    ) as entry
    group by lexeme
  ), gone as (
    delete from catalogue_word w where not exists (select from fresh f where f.word = w.word)
  )
  insert into catalogue_word as w (word, spelling, items, postings)
  select word, spelling, items, postings from fresh
  on conflict (word) do update set items = excluded.items, postings = excluded.postings
  where w.postings is distinct from excluded.postings`;
