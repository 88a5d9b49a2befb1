import { FACETS, SORTS, type Facet, type Sort } from '#contract/catalogue.ts';
import { allValues, onlyValue } from '#src/lib/query-string.ts';

/** What the query string of /searchpage can say: words, an order, and values of the six filter groups. */
export type SearchChoice = { readonly [F in Facet]?: string[] } & {
  readonly q?: string;
  readonly sort?: Exclude<Sort, 'relevance'>;
};

/** The contract takes no more; what is beyond it is dropped rather than refused. */
const LONGEST_QUERY = 200;
const LONGEST_VALUE = 160;
const MOST_VALUES = 50;

/** Reads any query string, whoever wrote it: what is unknown, empty or too much is left out, and nothing throws. */
export function readSearchChoice(query: Readonly<Record<string, unknown>>): SearchChoice {
  const q = plainText(plainText(onlyValue(query['q'])).slice(0, LONGEST_QUERY));
  const sort = SORTS.find((known) => known === onlyValue(query['sort']));
  const choice: { q?: string; sort?: Exclude<Sort, 'relevance'> } & { [F in Facet]?: string[] } = {};
  if (q !== '') choice.q = q;
  if (sort !== undefined && sort !== 'relevance') choice.sort = sort;
  for (const facet of FACETS) {
    const values = allValues(query[facet])
      .map(plainText)
      .filter((value) => value !== '' && value.length <= LONGEST_VALUE)
      .slice(0, MOST_VALUES);
    if (values.length > 0) choice[facet] = values;
  }
  return choice;
}

/** Without control signs and halves of a pair, which no database or address takes. */
function plainText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
}
