import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';

import { PAGE_SIZE, searchCatalogue, type SearchAnswer, type SearchInput } from '#contract/catalogue.ts';
import type { AppError } from '#src/net/app-error.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { readAnswer } from '#src/net/read-query.ts';

/** What is asked of the search, without the page: the pages follow each other. */
export type SearchQuestion = Omit<SearchInput, 'page' | 'pageSize'>;

export type SearchPages = InfiniteData<Answered<SearchAnswer>, number>;

/** Results as an endless list. The key begins as the first page's would: call and input, as on the wire. */
export const searchPages = (question: SearchQuestion) => {
  const pageOf = (page: number): SearchInput => ({ ...question, page, pageSize: PAGE_SIZE });
  return infiniteQueryOptions<Answered<SearchAnswer>, AppError, SearchPages, QueryKey, number>({
    queryKey: [searchCatalogue.name, searchCatalogue.input.encode(pageOf(1)), 'pages'],
    queryFn: ({ client, pageParam, signal }) => readAnswer(client, searchCatalogue, pageOf(pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: ({ value }) => (value.page < value.pageCount ? value.page + 1 : undefined),
  });
};
