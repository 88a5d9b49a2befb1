import { useEffect, useState } from 'react';

import { useDebounced } from '#src/blocks/search-box/use-debounced.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';

import type { FoundPlace } from './found-place.ts';

export type SuggestPlaces = (text: string) => Promise<Result<readonly FoundPlace[], AppError>>;

interface SearchAnswer {
  readonly places: readonly FoundPlace[];
  /** What came of the last question; `idle` while nothing is asked, `asking` while the answer is out. */
  readonly state: 'idle' | 'asking' | 'found' | 'none' | 'failed';
}

const PAUSE_MS = 250;
/** One letter fits everything. */
const FEWEST_LETTERS = 2;
const IDLE: SearchAnswer = { places: [], state: 'idle' };

/** Asks for places once the shopper pauses; an answer that a newer question has overtaken is dropped. Null asks nothing. */
export function usePlaceSearch(text: string | null, suggest: SuggestPlaces): SearchAnswer {
  const asked = useDebounced(text?.trim() ?? '', PAUSE_MS);
  const [answer, setAnswer] = useState<SearchAnswer & { of: string }>({ ...IDLE, of: '' });
  const isAsked = text !== null && asked.length >= FEWEST_LETTERS;
  useEffect(() => {
    if (!isAsked) return;
    let isOvertaken = false;
    const ask = async (): Promise<void> => {
      const result = await suggest(asked);
      if (isOvertaken) return;
      if (!result.ok) setAnswer({ of: asked, places: [], state: 'failed' });
      else setAnswer({ of: asked, places: result.value, state: result.value.length === 0 ? 'none' : 'found' });
    };
    void ask();
    return () => {
      isOvertaken = true;
    };
  }, [isAsked, asked, suggest]);
  if (!isAsked) return IDLE;
  // While the next answer is out, the last list stays: lines that vanish and come back are hard to hit.
  return answer.of === asked ? answer : { places: answer.places, state: 'asking' };
}
