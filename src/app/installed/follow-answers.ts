import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import { pageNumberOf, readsFrom } from '#src/net/answer-urls.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';

import { hearWorker } from './kept-messages.ts';

type Read = Answered<unknown> | InfiniteData<Answered<unknown>, number>;

/**
 * Hears from the worker what came of asking again for a kept answer. Another answer: the queries that show the old one read
 * again, and find the new one kept. The same: only its age is renewed.
 */
export function followAnswers(queryClient: QueryClient): void {
  hearWorker((message) => {
    if (message.type === 'unreachable') {
      noteUnreachable();
      return;
    }
    noteReachable();
    const { url, isChanged, date } = message;
    if (isChanged) {
      void queryClient.invalidateQueries({ predicate: (query) => readsFrom(query, url) });
      return;
    }
    const asOf = new Date(date).toISOString();
    for (const query of queryClient.getQueryCache().findAll({ predicate: (one) => readsFrom(one, url) })) {
      queryClient.setQueryData<Read>(query.queryKey, (read) => read && renewed(read, pageNumberOf(url), asOf));
    }
  });
}

function renewed(read: Read, page: number, asOf: string): Read {
  if (!('pages' in read)) return read.asOf < asOf ? { ...read, asOf } : read;
  const at = read.pageParams.indexOf(page);
  return { ...read, pages: read.pages.map((one, index) => (index === at && one.asOf < asOf ? { ...one, asOf } : one)) };
}
