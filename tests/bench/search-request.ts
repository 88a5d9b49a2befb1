/** A search as the app asks it. */
import { API_BASE, decodeAnswer, queryOf } from '#contract/call.ts';
import { searchCatalogue, type SearchAnswer, type SearchInput } from '#contract/catalogue.ts';

/** Path and query; what is not named is as the app leaves it. */
export function searchPath(asked: Partial<SearchInput>): string {
  const input: SearchInput = {
    query: '',
    language: 'en',
    sort: 'relevance',
    strength: 'strong',
    page: 1,
    pageSize: 24,
    productDesc: [],
    familyDesc: [],
    featured: [],
    brandDesc: [],
    categories: [],
    originDesc: [],
    ...asked,
  };
  return `${API_BASE}${searchCatalogue.path}${queryOf(searchCatalogue, input)}`;
}

export async function askSearch(origin: string, asked: Partial<SearchInput>): Promise<SearchAnswer> {
  const answer = await fetch(`${origin}${searchPath(asked)}`);
  const envelope = (await answer.json()) as { data?: unknown; message?: string };
  if (!answer.ok) throw new Error(`${searchPath(asked)} is answered ${answer.status} ${envelope.message ?? ''}`);
  const decoded = decodeAnswer(searchCatalogue, envelope.data);
  if (!decoded.ok) throw decoded.error;
  return decoded.value;
}
